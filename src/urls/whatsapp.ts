/** Characters of a message that a link begins; longer ones are cut. */
const LONGEST = 300;

/** The address that begins this message to a WhatsApp number, which is given with its country code. */
export function whatsappLink(number: string, text: string): string {
  const message = [...text].slice(0, LONGEST).join("").toWellFormed();
  return `https://wa.me/${number.replaceAll(/\D/g, "")}?text=${encodeURIComponent(message)}`;
}
