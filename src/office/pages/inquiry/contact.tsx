import { useState } from "react";
import { answer, api } from "../../api.ts";
import { useCommands } from "../../commands.ts";
import { Button, buttonClass } from "../../components/button.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { ICONS } from "../../layout/places.ts";
import { useWords } from "../../words.tsx";
import styles from "./facts.module.css";
import type { ChangeInquiry, Inquiry } from "./use-inquiry.ts";

type Way = "call" | "whatsapp";

const RESULTS = ["spoke", "no-answer"] as const;

/** The addresses that dial a number and that open a chat with it; null without a number. */
function contactLinks({ phone }: Inquiry["person"]): Record<Way, string> | null {
  if (phone?.key == null) return null;
  return { call: `tel:${phone.key}`, whatsapp: `https://wa.me/${phone.key.slice(1)}` };
}

/** Calls and messages: a press dials and leaves a line, and then asks how it went. */
export function useContact(inquiry: Inquiry, change: ChangeInquiry) {
  const [asked, setAsked] = useState<Way | null>(null);
  const links = contactLinks(inquiry.person);
  const add = (by: Way, result: (typeof RESULTS)[number] | "sent") =>
    change({
      send: () =>
        answer(() =>
          api.inquiries[":id"].contacts.$post({ param: { id: inquiry.reference }, json: { by, result } }),
        ),
    });
  const begin = (by: Way) => {
    setAsked(by);
    void add(by, "sent");
  };
  const tell = async (by: Way, result: (typeof RESULTS)[number]) => {
    setAsked(null);
    if (!(await add(by, result))) setAsked(by);
  };
  const press = (by: Way) => {
    if (!links) return;
    begin(by);
    if (by === "call") window.location.assign(links.call);
    else window.open(links.whatsapp, "_blank", "noopener");
  };
  useCommands("inquiry", {
    call: links ? () => press("call") : null,
    whatsapp: links ? () => press("whatsapp") : null,
  });
  return { asked, links, begin, press, tell };
}

export type Contact = ReturnType<typeof useContact>;

/** The links that dial and open a chat, with their keys where there is a keyboard. */
export function ContactLinks({
  contact: { links, begin },
  keys = false,
}: {
  contact: Contact;
  keys?: boolean;
}) {
  const { person } = useWords().inquiry;
  if (!links) return null;
  return (
    <>
      <a className={buttonClass()} href={links.call} onClick={() => begin("call")}>
        <ContactIcon path={ICONS.phone} />
        {person.call} {keys ? <Kbd>Shift+C</Kbd> : null}
      </a>
      <a
        className={buttonClass()}
        href={links.whatsapp}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => begin("whatsapp")}
      >
        <ContactIcon path={ICONS.chat} />
        {person.whatsapp} {keys ? <Kbd>Shift+W</Kbd> : null}
      </a>
    </>
  );
}

/** The two buttons below a person's facts, and the question after a press. */
export function ContactButtons({ contact }: { contact: Contact }) {
  const { person, contact: words } = useWords().inquiry;
  const { asked, links, tell } = contact;
  if (!links) return <p className={styles.quiet}>{person.noPhone}</p>;
  return (
    <>
      <p className={styles.two}>
        <ContactLinks contact={contact} keys />
      </p>
      {asked === null ? null : (
        <div className={styles.how} role="group" aria-label={words.how}>
          <b>{words.how}</b>
          <p className={styles.two}>
            {RESULTS.map((result) => (
              <Button key={result} onClick={() => void tell(asked, result)}>
                {words.results[result]}
              </Button>
            ))}
          </p>
          <p className={styles.quiet}>{words.stops}</p>
        </div>
      )}
    </>
  );
}

function ContactIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.4">
      <path d={path} />
    </svg>
  );
}
