import { type Ref, useRef } from "react";
import { openFields } from "../../../domain/inquiry/reply-template.ts";
import { Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import { Kbd } from "../../components/kbd.tsx";
import { useCommands } from "../../commands.ts";
import { useWords } from "../../words.tsx";
import styles from "./composer.module.css";
import { chooseOpenField, MarkedText } from "./marked-text.tsx";
import type { Draft } from "./draft-store.ts";
import type { Inquiry } from "./use-inquiry.ts";
import { useTemplates } from "./use-templates.ts";

type Props = {
  inquiry: Inquiry;
  me: { name: string; sendsMail: boolean };
  draft: Draft;
  update: (change: Partial<Draft>) => void;
  /** Whether a sent reply can move the inquiry to Quoted. */
  mayQuote: boolean;
  busy: boolean;
  onSend: () => void;
  templateSelect: Ref<HTMLSelectElement>;
};

/** The answer that is being written. */
export function ReplyForm({ inquiry, me, draft, update, mayQuote, busy, onSend, templateSelect }: Props) {
  const { inquiry: words } = useWords();
  const { templates, filled, choose } = useTemplates(inquiry, me, draft, update);
  const open = openFields(draft.subject, draft.body);
  const empty = draft.body.trim() === "" || draft.subject.trim() === "";
  const [next] = open;
  const form = useRef<HTMLFormElement>(null);
  const fillNext = () => form.current && chooseOpenField(form.current);
  // While something is open the key that sends leads there.
  useCommands("inquiry", { send: next === undefined ? onSend : fillNext });
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={words.compose.reply}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className={styles.row}>
        <label htmlFor="reply-template">{words.compose.template}</label>
        <span>
          <select
            id="reply-template"
            ref={templateSelect}
            value={draft.template}
            disabled={busy}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{words.compose.noTemplate}</option>
            {templates.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>{" "}
          <Kbd>T</Kbd>
        </span>
      </div>
      <div className={styles.row}>
        <label htmlFor="reply-recipient">{words.compose.to}</label>
        <input
          id="reply-recipient"
          type="email"
          dir="ltr"
          autoComplete="off"
          readOnly={busy}
          value={draft.recipient}
          onChange={(event) => update({ recipient: event.target.value })}
        />
      </div>
      <div className={styles.row}>
        <span aria-hidden="true">{words.compose.subject}</span>
        <MarkedText
          single
          readOnly={busy}
          label={words.compose.subject}
          value={draft.subject}
          filled={filled}
          onChange={(subject) => update({ subject })}
        />
      </div>
      <MarkedText
        focused
        readOnly={busy}
        label={words.compose.body}
        value={draft.body}
        filled={filled}
        onChange={(body) => update({ body })}
      />
      <div className={styles.foot}>
        <Button kind="act" type="submit" disabled={busy || empty || open.length > 0}>
          {words.compose.send} <Kbd>Mod+Enter</Kbd>
        </Button>
        <span role="status" className={styles.open}>
          {open.length === 0 ? "" : words.compose.open(open)}
        </span>
        {next === undefined ? null : (
          <Button small className={styles.fill} onClick={fillNext}>
            {words.compose.fillIn(next)}
          </Button>
        )}
        {me.sendsMail ? null : <span className={styles.open}>{words.compose.noMailServer}</span>}
        {mayQuote ? (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={draft.moves}
              onChange={(event) => update({ moves: event.target.checked })}
            />
            {words.compose.andMove(words.statuses.quoted)}
          </label>
        ) : null}
        {draft.keptAt === "" ? null : (
          <span className={styles.kept}>{words.compose.kept(shortDate(draft.keptAt))}</span>
        )}
      </div>
    </form>
  );
}
