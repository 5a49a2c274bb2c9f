import { useCompany, useContent } from "../content.tsx";

type Props = {
  /** The reference of a stored inquiry, or article numbers, that the message is about. */
  about?: string;
  className?: string;
};

/** A link that begins a WhatsApp message to the company; nothing where it has no number there. */
export function WhatsAppLink({ about, className = "link" }: Props) {
  const t = useContent("shared").whatsapp;
  const { whatsapp: number } = useCompany();
  if (number === "") return null;
  return (
    <a
      className={className}
      href={whatsappLink(number, t.text(about))}
      rel="noreferrer"
      aria-label={t.label(about)}
    >
      WhatsApp
    </a>
  );
}

/** Characters of a message that a link begins; longer ones are cut. */
const LONGEST = 300;

/** The address that begins this message to a WhatsApp number, which is given with its country code. */
export function whatsappLink(number: string, text: string): string {
  const message = [...text].slice(0, LONGEST).join("").toWellFormed();
  return `https://wa.me/${number.replaceAll(/\D/g, "")}?text=${encodeURIComponent(message)}`;
}
