import { company } from "../../../content/company.ts";
import { whatsappLink } from "../../../urls/whatsapp.ts";
import { useContent } from "../content.tsx";

type Props = {
  /** The reference of a stored inquiry, or article numbers, that the message is about. */
  about?: string;
  className?: string;
};

/** A link that begins a WhatsApp message to the company; nothing where it has no number there. */
export function WhatsAppLink({ about, className = "link" }: Props) {
  const t = useContent("shared").whatsapp;
  const number: string | null = company.whatsapp;
  if (number === null) return null;
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
