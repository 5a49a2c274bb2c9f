import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useCommands } from "../../commands.ts";
import { shortDate } from "../../components/dates.ts";
import { Problem } from "../../components/problem.tsx";
import { Failed, Loading } from "../../components/states.tsx";
import { usePageTitle } from "../../layout/shell.tsx";
import { useNow } from "../../now.ts";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { listedInquiry } from "../inbox/queries.ts";
import { Composer } from "./composer.tsx";
import { ConflictBar } from "./conflict.tsx";
import { useContact } from "./contact.tsx";
import { StickyActions } from "./sticky-actions.tsx";
import { Facts } from "./facts.tsx";
import { Letter } from "./letter.tsx";
import { Moves } from "./moves.tsx";
import { useOwner } from "./owner.tsx";
import styles from "./page.module.css";
import { Preview } from "./preview.tsx";
import { Attention, StepBar } from "./step-bar.tsx";
import { Thread } from "./thread.tsx";
import type { Draft } from "./draft-store.ts";
import { useDraft } from "./use-draft.ts";
import { askedFor } from "./use-templates.ts";
import { type Inquiry, useInquiry } from "./use-inquiry.ts";

/** One inquiry: left the story in order of time, right what is known, or the reply as it will look. */
export function InquiryPage({ id }: { id: string }) {
  const { query, ...changes } = useInquiry(id);
  const { data: me } = useQuery(meQuery);
  if (query.isError && !query.data)
    return <Failed page error={query.error} again={() => void query.refetch()} />;
  if (!query.data || !me) return <Opening id={id} />;
  return <Opened inquiry={query.data} me={me} {...changes} />;
}

/** What the list knew of the inquiry already, until all of it is there. */
function Opening({ id }: { id: string }) {
  const [listed] = useState(() => listedInquiry(id));
  if (!listed) return <Loading page rows={10} />;
  return (
    <div className={styles.page}>
      <StepBar reference={id} />
      <header className={styles.top}>
        <Head {...listed} />
      </header>
      <Loading rows={10} />
    </div>
  );
}

function Head({ name, company, reference }: { name: string; company: string; reference: string }) {
  return (
    <h1 dir="auto">
      {name}
      <small>
        {company === "" ? null : <bdi>{company}</bdi>}
        {company === "" ? "" : " · "}
        <bdi className={styles.reference}>{reference}</bdi>
      </small>
    </h1>
  );
}

type Props = Omit<ReturnType<typeof useInquiry>, "query"> & {
  inquiry: Inquiry;
  me: { id: string; name: string; sendsMail: boolean };
};

function Opened({ inquiry, me, change, problem, conflict, settle }: Props) {
  const { inquiry: words } = useWords();
  const now = useNow();
  const { draft, update } = useDraft(me.id, inquiry.id);
  const [facts, setFacts] = useState(false);
  const templateSelect = useRef<HTMLSelectElement>(null);
  const contact = useContact(inquiry, change);
  const { person, company } = { ...inquiry, company: inquiry.person.company };
  const name = inquiry.name || person.email;
  usePageTitle([name, company].filter(Boolean).join(", "));

  const setMode = (mode: Draft["mode"]) => {
    const subject = draft.subject || words.compose.defaultSubject(askedFor(inquiry, words.articles));
    update(mode === "reply" ? { mode, recipient: draft.recipient || person.email, subject } : { mode });
    setFacts(false);
  };
  const writing = draft.mode === "reply";
  const owner = useOwner({ inquiry, me, change, onAsk: () => setFacts(true) });
  useCommands(
    "inquiry",
    {
      reply: () => setMode("reply"),
      note: () => setMode("note"),
      answer: () => setMode("answer"),
      template: () => {
        flushSync(() => setMode("reply"));
        templateSelect.current?.focus();
      },
      preview: writing ? () => setFacts(!facts) : null,
    },
    name,
  );
  const failed = inquiry.replies.find(({ state }) => state === "failed");
  return (
    <div className={styles.page} data-writing={draft.mode ?? undefined}>
      {inquiry.undeliveredAt !== null && failed ? (
        <p className={styles.banner}>
          <b>{words.failed.banner}</b> {words.failed.yourReply(shortDate(failed.createdAt, now))}
          <a href={`#reply-${failed.id}`}>{words.failed.again}</a>
        </p>
      ) : null}
      <StepBar reference={inquiry.reference}>
        <Attention inquiry={inquiry} writing={writing} now={now} />
      </StepBar>
      <header className={styles.top}>
        <Head name={name} company={company} reference={inquiry.reference} />
        <Moves inquiry={inquiry} change={change} now={now} isRefused={conflict !== null} />
      </header>
      <Problem text={draft.mode === null ? problem : null} band />
      <div className={styles.columns}>
        <div className={styles.thread}>
          <div className={styles.story}>
            <Letter inquiry={inquiry} open={!writing && inquiry.replies.length === 0} />
            <Thread inquiry={inquiry} change={change} onCall={() => contact.press("call")} />
          </div>
          {conflict ? (
            <ConflictBar
              {...{ inquiry, change, settle }}
              conflict={
                conflict.words === "" ? conflict : { ...conflict, words: draft.body || conflict.words }
              }
            />
          ) : null}
          <Composer
            {...{ inquiry, me, change, problem, draft, update, now, templateSelect }}
            onMode={setMode}
          />
        </div>
        <aside
          className={styles.side}
          aria-label={writing && !facts ? words.preview.title(person.firstName) : words.facts}
        >
          {writing && !facts ? (
            <Preview inquiry={inquiry} draft={draft} />
          ) : (
            <Facts {...{ inquiry, me, contact, owner, now }} />
          )}
        </aside>
      </div>
      <StickyActions contact={contact} mode={draft.mode} onMode={setMode} />
    </div>
  );
}
