import { type Ref, useEffect, useRef, useState } from "react";
import { movesAfterReply } from "../../../domain/inquiry/inquiry-moves.ts";
import { openFields } from "../../../domain/inquiry/reply-template.ts";
import { TAKE_BACK_TIME } from "../../../domain/inquiry/reply.ts";
import { answer, api } from "../../api.ts";
import { COMMANDS, useCommands } from "../../commands.ts";
import { Button } from "../../components/button.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { Problem } from "../../components/problem.tsx";
import { notify } from "../../notices.ts";
import { useWords } from "../../words.tsx";
import styles from "./composer.module.css";
import { beginAtEnd } from "./marked-text.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { type Draft, NO_REPLY } from "./draft-store.ts";
import type { ChangeInquiry, Inquiry } from "./use-inquiry.ts";

const MODES = ["reply", "note", "answer"] as const;

type Props = {
  inquiry: Inquiry;
  me: { id: string; name: string; sendsMail: boolean };
  change: ChangeInquiry;
  problem: string | null;
  draft: Draft;
  update: (change: Partial<Draft>) => void;
  onMode: (mode: Draft["mode"]) => void;
  now: Date;
  templateSelect: Ref<HTMLSelectElement>;
};

/** Where a reply, a note, or what they answered is written; closed, it is one line that opens it. */
export function Composer(props: Props) {
  const { inquiry, draft, onMode, problem } = props;
  const { inquiry: words, shell } = useWords();
  const name = inquiry.person.firstName || inquiry.name;
  useCommands("everywhere", { close: draft.mode === null ? null : () => onMode(null) });
  return (
    <section className={styles.composer} data-open={draft.mode ?? undefined} id="composer">
      <div className={styles.tabs}>
        {MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={(draft.mode ?? "reply") === mode}
            onClick={() => onMode(mode)}
          >
            {words.compose[mode]} <Kbd>{COMMANDS.inquiry[mode]}</Kbd>
          </button>
        ))}
        {draft.mode === null ? null : (
          <Button kind="bare" small onClick={() => onMode(null)} className={styles.close}>
            {shell.close}
          </Button>
        )}
      </div>
      <Problem text={draft.mode === null ? null : problem} band />
      {draft.mode === null ? (
        <button type="button" className={styles.begin} onClick={() => onMode("reply")}>
          {words.compose.begin(name)} <Kbd>T</Kbd>
        </button>
      ) : null}
      {draft.mode === "reply" ? <Reply {...props} /> : null}
      {draft.mode === "note" || draft.mode === "answer" ? <Text {...props} kind={draft.mode} /> : null}
    </section>
  );
}

function Reply({ inquiry, me, change, draft, update, now, templateSelect }: Props) {
  const { inquiry: words } = useWords();
  // While it is on its way it can't be typed in: what is typed then would be neither sent nor kept.
  const [busy, setBusy] = useState(false);
  const moves = movesAfterReply(inquiry, { chosen: "quoted", by: me.id, now });
  const mayQuote = moves.includes("quoted");
  const param = { id: inquiry.reference };

  const takeBack = async (reply: string, sent: Partial<Draft>) => {
    let taken = false;
    const done = await change({
      send: async () => {
        const request = api.inquiries[":id"].replies[":reply"]["take-back"];
        const view = await answer(() => request.$post({ param: { ...param, reply } }));
        taken = view.takenBack;
        return view;
      },
    });
    if (taken) update(sent);
    if (done) return notify({ text: taken ? words.done.takenBack : words.done.tooLate });
    // Without an answer it may still wait.
    const action = { label: words.done.takeBack, run: () => void takeBack(reply, sent) };
    return notify({ text: words.done.notTakenBack, action });
  };

  const send = async () => {
    const { recipient, subject, body } = draft;
    if (busy || body.trim() === "" || openFields(subject, body).length > 0) return;
    setBusy(true);
    let queued = "";
    const done = await change({
      inTurn: true,
      send: async ({ version }) => {
        const movesTo = mayQuote && draft.moves ? ("quoted" as const) : null;
        const json = { version, recipient, subject, body, movesTo };
        const view = await answer(() => api.inquiries[":id"].replies.$post({ param, json }));
        queued = view.queued.id;
        return view;
      },
      mine: words.compose.reply,
      words: body,
      again: () => void latest.current(),
    });
    setBusy(false);
    if (!done) return;
    const { mode, template, moves: ticked } = draft;
    update(NO_REPLY);
    const action = {
      label: words.done.takeBack,
      run: () => void takeBack(queued, { mode, recipient, subject, body, template, moves: ticked }),
    };
    notify({ text: words.done.sending, action, seconds: TAKE_BACK_TIME / 1000 });
  };
  // What is sent after all is what the reply says by then.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  return (
    <ReplyForm
      {...{ inquiry, me, draft, update, mayQuote, busy, templateSelect }}
      onSend={() => void send()}
    />
  );
}

/** A note of the office, or the customer's answer as it was pasted. */
function Text({ inquiry, change, draft, update, kind }: Props & { kind: "note" | "answer" }) {
  const { compose: words } = useWords().inquiry;
  const [busy, setBusy] = useState(false);
  const isNote = kind === "note";
  const text = draft[kind];
  const send = async () => {
    if (busy || text.trim() === "") return;
    setBusy(true);
    const request = { param: { id: inquiry.reference }, json: { text } };
    const routes = api.inquiries[":id"];
    const done = await change({
      send: () => answer(() => (isNote ? routes.notes.$post(request) : routes.answers.$post(request))),
    });
    setBusy(false);
    if (done) update({ [kind]: "", mode: null });
  };
  useCommands("inquiry", { send: () => void send() });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        key={kind}
        ref={beginAtEnd}
        className={styles.text}
        aria-label={isNote ? words.noteLabel : words.answerLabel}
        readOnly={busy}
        placeholder={isNote ? words.noteHint : words.answerHint}
        dir="auto"
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is opened to be written in.
        autoFocus
        onChange={(event) => update({ [kind]: event.target.value })}
      />
      <div className={styles.foot}>
        <Button kind="act" type="submit" disabled={busy || text.trim() === ""}>
          {isNote ? words.addNote : words.addAnswer}
        </Button>
      </div>
    </form>
  );
}
