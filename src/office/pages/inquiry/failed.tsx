import { useState } from "react";
import { answer, api } from "../../api.ts";
import { useCommands } from "../../commands.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { Status } from "../../components/status.tsx";
import { notify } from "../../notices.ts";
import { useWords } from "../../words.tsx";
import styles from "./failed.module.css";
import type { ChangeInquiry, Inquiry } from "./use-inquiry.ts";

/** What the story of an inquiry is told with; `onCall` begins a call. */
export type StoryProps = { inquiry: Inquiry; change: ChangeInquiry; onCall: () => void };

/** A reply that was not delivered: who has not got it, why in plain words, the server's own line, and what can be done. */
export function FailedReply({
  reply,
  inquiry,
  change,
  onCall,
}: StoryProps & { reply: Inquiry["replies"][number] }) {
  const { inquiry: words } = useWords();
  const [address, setAddress] = useState(false);
  const open = inquiry.undeliveredAt !== null;
  const again = async (recipient?: string) => {
    const param = { id: inquiry.reference, reply: reply.id };
    const done = await change({
      send: () =>
        answer(() =>
          api.inquiries[":id"].replies[":reply"]["send-again"].$post({
            param,
            json: recipient === undefined ? {} : { recipient },
          }),
        ),
    });
    if (done) notify({ text: words.done.again });
  };
  useCommands("inquiry", { sendAgain: open ? () => void again() : null });
  if (!open) return <p className={styles.handled}>{words.failed.handled}</p>;
  const name = inquiry.person.firstName || inquiry.name;
  return (
    <div className={styles.failed} role="group" aria-label={words.failed.title(name)}>
      <div>
        <h2>
          <Status tone="bad">{words.failed.title(name)}</Status>
        </h2>
        <p>
          {words.failed.failures[reply.failure?.reason ?? "refused"]} {words.failed.tried(reply.attempts)}
        </p>
        {reply.failure ? (
          <p>
            <code dir="ltr">{reply.failure.line}</code>
          </p>
        ) : null}
      </div>
      <div className={styles.ways}>
        <Button kind="bad" onClick={() => void again()}>
          {words.failed.again} <Kbd>Shift+S</Kbd>
        </Button>
        <Button aria-expanded={address} onClick={() => setAddress(!address)}>
          {words.failed.other}
        </Button>
        {inquiry.person.phone?.key == null ? null : <Button onClick={onCall}>{words.failed.call}</Button>}
      </div>
      {address ? (
        <form
          className={styles.address}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void again(String(new FormData(event.currentTarget).get("recipient") ?? ""));
          }}
        >
          <Field id="other-address" label={words.failed.address}>
            {(control) => <input {...control} name="recipient" type="email" autoComplete="off" />}
          </Field>
          <Button kind="act" type="submit">
            {words.failed.send}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
