import { Facts, Paragraph, renderMail } from "../../mail/layout.tsx";
import type { Services } from "../services.ts";
import type { OfficeServices } from "./office.ts";

/**
 * Sends mails to staff at once: whoever invited is told whether the mail left, and has the link to pass on where it
 * didn't. What isn't in the outbox can't arrive after the link has ended.
 */
export function createStaffMails({
  contents,
  catalogue,
  sendMail,
  log,
}: Services): OfficeServices["sendToStaff"] {
  return async ({ to, kind, link, by }) => {
    if (!sendMail) return false;
    const content = contents[0].withCompany(catalogue.current().company);
    const words = content.get("office").mails[kind];
    const mail = renderMail(
      words.subject(content.company.name),
      content,
      <>
        <Paragraph>{words.text(by)}</Paragraph>
        <Facts facts={[{ label: words.action, value: link, href: link }]} />
        <Paragraph>{words.note}</Paragraph>
      </>,
    );
    try {
      await sendMail({ ...mail, replyTo: null, to: { name: to.name, address: to.email } });
      return true;
    } catch (error) {
      log.warn({ err: error, kind }, "a mail to staff could not be sent");
      return false;
    }
  };
}
