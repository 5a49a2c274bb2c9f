import { memo, useRef, useState } from "react";
import type { InquiryStatus } from "../../../domain/inquiry/inquiry.ts";
import { LOST_REASONS, type LostReason, moveRule } from "../../../domain/inquiry/inquiry-moves.ts";
import { answer, api } from "../../api.ts";
import { type CommandName, COMMANDS, useCommands } from "../../commands.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { dismissNotice, notify } from "../../notices.ts";
import { useWords } from "../../words.tsx";
import styles from "./moves.module.css";
import type { ChangeInquiry, Inquiry } from "./use-inquiry.ts";

const ROW = ["pending", "in-progress", "quoted", "won", "lost"] as const;
const COMMAND_TO = {
  pending: "pending",
  "in-progress": "inProgress",
  quoted: "quoted",
  won: "won",
  lost: "lost",
  spam: "spam",
} as const satisfies Record<InquiryStatus, CommandName<"inquiry">>;

/** Where the inquiry stands, and what may follow by the rule that the server asks too. */
export const Moves = memo(function Moves({
  inquiry,
  change,
  now,
  isRefused,
}: {
  inquiry: Inquiry;
  change: ChangeInquiry;
  now: Date;
  /** Somebody was quicker: what was wanted is asked about elsewhere. */
  isRefused: boolean;
}) {
  const { inquiry: words } = useWords();
  const [asking, setAsking] = useState<"won" | "lost" | null>(null);
  const group = useRef<HTMLDivElement>(null);
  if (isRefused && asking !== null) setAsking(null);
  const move = useMove(inquiry, change);
  const allowed = (to: InquiryStatus) => moveRule(inquiry, to, now) === null;
  const choose = (to: InquiryStatus) => {
    if (!allowed(to)) return;
    if (to === "won" || to === "lost") setAsking(asking === to ? null : to);
    else void move(to);
  };
  const chosen = (to: InquiryStatus) => (allowed(to) ? () => choose(to) : null);
  useCommands("inquiry", {
    pending: chosen("pending"),
    inProgress: chosen("in-progress"),
    quoted: chosen("quoted"),
    won: chosen("won"),
    lost: chosen("lost"),
    spam: chosen("spam"),
  });
  const shown: readonly InquiryStatus[] = inquiry.status === "spam" ? ["pending", "spam"] : ROW;
  const row = allowed("spam") ? [...shown, "spam" as const] : shown;
  return (
    <div className={styles.place}>
      <div ref={group} className={styles.moves} role="group" aria-label={words.status}>
        {row.map((status) => {
          const current = status === inquiry.status;
          const can = allowed(status);
          const key = COMMANDS.inquiry[COMMAND_TO[status]];
          return (
            <button
              key={status}
              type="button"
              aria-current={current || undefined}
              aria-expanded={status === "won" || status === "lost" ? asking === status : undefined}
              disabled={!current && !can}
              data-status={status}
              onClick={() => choose(status)}
            >
              {words.statuses[status]}
              {can && key !== null ? <Kbd>{key}</Kbd> : null}
            </button>
          );
        })}
      </div>
      {asking === null ? null : (
        <Ending
          key={asking}
          to={asking}
          onClose={() => {
            group.current?.querySelector<HTMLElement>(`[data-status="${asking}"]`)?.focus();
            setAsking(null);
          }}
          onMove={async (more) => {
            if (await move(asking, more)) setAsking(null);
          }}
        />
      )}
    </div>
  );
});

/** Moves the inquiry, with ten seconds to undo it. */
function useMove(inquiry: Inquiry, change: ChangeInquiry) {
  const { inquiry: words, shell } = useWords();
  const param = { id: inquiry.reference };
  const undo = () =>
    change({
      inTurn: true,
      send: ({ version }) => answer(() => api.inquiries[":id"].undo.$post({ param, json: { version } })),
    });
  const move = async (to: InquiryStatus, more: { reason?: LostReason; amount?: string } = {}) => {
    const status = words.statuses[to];
    // The way back from the move before ends with this one.
    dismissNotice();
    const done = await change({
      inTurn: true,
      // Pressed twice it is there already.
      send: async (seen) =>
        seen.status === to
          ? seen
          : answer(() =>
              api.inquiries[":id"].moves.$post({ param, json: { to, version: seen.version, ...more } }),
            ),
      mine: more.reason === undefined ? status : `${status}, “${words.reasons[more.reason]}”`,
      again: () => void move(to, more),
    });
    if (!done) return false;
    const action = { label: shell.undo, run: () => void undo() };
    notify({ text: words.done.moved(status), action });
    return true;
  };
  return move;
}

/** What is asked when an inquiry ends: why it was lost, or what it is worth. */
function Ending({
  to,
  onClose,
  onMove,
}: {
  to: "won" | "lost";
  onClose: () => void;
  onMove: (more: { reason?: LostReason; amount?: string }) => Promise<void>;
}) {
  const { inquiry: words, shell, fieldErrors } = useWords();
  const [reason, setReason] = useState<LostReason | null>(null);
  const [missing, setMissing] = useState(false);
  useCommands("everywhere", { close: onClose });
  const send = (form: FormData) => {
    if (to === "won") return void onMove({ amount: String(form.get("amount") ?? "") });
    if (reason === null) return setMissing(true);
    return void onMove({ reason });
  };
  return (
    <form
      className={styles.ending}
      aria-label={words[to].title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      {to === "lost" ? (
        <fieldset>
          <legend>{words.lost.title}</legend>
          {LOST_REASONS.map((each, place) => (
            <label key={each}>
              <input
                type="radio"
                name="reason"
                checked={reason === each}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question was asked for by a press.
                autoFocus={place === 0}
                onChange={() => {
                  setReason(each);
                  setMissing(false);
                }}
              />
              {words.reasons[each]}
            </label>
          ))}
          {missing ? <p className={styles.wrong}>{fieldErrors.reason}</p> : null}
        </fieldset>
      ) : (
        <Field id="amount" label={words.won.label}>
          {(control) => (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question was asked for by a press.
            <input {...control} name="amount" inputMode="decimal" autoComplete="off" autoFocus />
          )}
        </Field>
      )}
      <p className={styles.buttons}>
        <Button kind="act" type="submit">
          {words[to].action}
        </Button>
        <Button onClick={onClose}>{shell.cancel}</Button>
      </p>
    </form>
  );
}
