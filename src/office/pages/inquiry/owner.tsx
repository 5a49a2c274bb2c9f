import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { may } from "../../../domain/office/permissions.ts";
import { shortName } from "../../../domain/office/staff.ts";
import { answer, api } from "../../api.ts";
import { useCommands } from "../../commands.ts";
import { Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import { Kbd } from "../../components/kbd.tsx";
import { Person } from "../../components/person.tsx";
import { Section } from "../../components/section.tsx";
import { notify } from "../../notices.ts";
import { namesQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./facts.module.css";
import type { ChangeInquiry, Inquiry } from "./use-inquiry.ts";

/** How an inquiry is taken or given to somebody. `onAsk` shows where that is chosen. */
export function useOwner({
  inquiry,
  me,
  change,
  onAsk,
}: {
  inquiry: Inquiry;
  me: { id: string };
  change: ChangeInquiry;
  onAsk: () => void;
}) {
  const { inquiry: words, shell } = useWords();
  const [choosing, setChoosing] = useState(false);
  const { data } = useQuery(namesQuery);
  const staff = data?.staff ?? [];
  const people = staff.filter(({ role, disabled }) => !disabled && may(role, "inquiry.answer"));
  const param = { id: inquiry.reference };

  const undo = () =>
    change({
      inTurn: true,
      send: ({ version }) => answer(() => api.inquiries[":id"].undo.$post({ param, json: { version } })),
    });
  const give = async (to: string | null) => {
    const name = shortName(people.find(({ id }) => id === to)?.name ?? "");
    const said = to === null ? words.done.freed : to === me.id ? words.done.taken : words.done.given(name);
    const done = await change({
      inTurn: true,
      send: ({ version }) => answer(() => api.inquiries[":id"].owner.$post({ param, json: { to, version } })),
      mine: said,
    });
    setChoosing(false);
    if (!done) return;
    notify({
      text: said,
      action: { label: shell.undo, run: () => void undo() },
    });
  };
  useCommands("inquiry", {
    take: inquiry.owner === me.id ? null : () => void give(me.id),
    give: () => {
      onAsk();
      setChoosing(true);
    },
  });
  return { staff, people, choosing, setChoosing, give };
}

export type OwnerActions = ReturnType<typeof useOwner>;

/** Who answers the inquiry, and to whom it can be given. */
export function Owner({
  inquiry,
  me,
  owner: { staff, people, choosing, setChoosing, give },
}: {
  inquiry: Inquiry;
  me: { id: string };
  owner: OwnerActions;
}) {
  const { inquiry: words } = useWords();
  const owner = staff.find(({ id }) => id === inquiry.owner);
  const since = inquiry.events.findLast(({ kind }) => kind === "owner")?.at;
  return (
    <Section
      title={words.owner.title}
      aside={
        <Button kind="bare" small aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {words.owner.change} <Kbd>O</Kbd>
        </Button>
      }
    >
      <div className={styles.owner}>
        <Person
          name={inquiry.owner === null ? null : (owner?.name ?? "?")}
          none={words.owner.nobody}
          me={inquiry.owner === me.id}
        />
        {inquiry.owner !== null && since !== undefined ? (
          <span className={styles.quiet}>{words.owner.since(shortDate(since))}</span>
        ) : null}
        {inquiry.owner === me.id ? null : (
          <Button small onClick={() => void give(me.id)}>
            {words.owner.take} <Kbd>A</Kbd>
          </Button>
        )}
      </div>
      {choosing ? (
        <ul className={styles.people} aria-label={words.owner.give}>
          {people
            .filter(({ id }) => id !== inquiry.owner)
            .map(({ id, name }, place) => (
              <li key={id}>
                <button
                  type="button"
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was asked for by a press.
                  autoFocus={place === 0}
                  onClick={() => void give(id)}
                >
                  <Person name={name} me={id === me.id} />
                </button>
              </li>
            ))}
          {inquiry.owner === null ? null : (
            <li>
              <button type="button" onClick={() => void give(null)}>
                <Person name={null} none={words.owner.free} />
              </button>
            </li>
          )}
        </ul>
      ) : null}
    </Section>
  );
}
