import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { textParts } from "../../../domain/inquiry/reply-template.ts";
import { answer, api } from "../../api.ts";
import { Section } from "../../components/section.tsx";
import { Segments } from "../../components/segments.tsx";
import { useRested } from "../../components/use-rested.ts";
import { useWords } from "../../words.tsx";
import styles from "./preview.module.css";
import type { Draft } from "./draft-store.ts";
import type { Inquiry } from "./use-inquiry.ts";

const KINDS = ["mail", "phone", "text"] as const;

/** The reply as the customer will see it, made by the code that makes the mail. */
export function Preview({ inquiry, draft }: { inquiry: Inquiry; draft: Draft }) {
  const { preview: words } = useWords().inquiry;
  const [kind, setKind] = useState<(typeof KINDS)[number]>("mail");
  const subject = useRested(draft.subject);
  const body = useRested(draft.body);
  const id = inquiry.reference;
  const { data } = useQuery({
    queryKey: ["preview", id, subject, body],
    queryFn: () =>
      answer(() => api.inquiries[":id"].preview.$post({ param: { id }, json: { subject, body } })),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const name = inquiry.person.firstName || inquiry.name;
  return (
    <Section
      title={words.title(name)}
      aside={
        <Segments label={words.label} kinds={KINDS} names={words.kinds} value={kind} onChange={setKind} />
      }
    >
      <div className={styles.mail} data-kind={kind}>
        <p className={styles.head}>
          <b dir="auto">
            {textParts(data?.subject ?? subject, []).map((part, place) =>
              // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place.
              part.kind === "open" ? <mark key={place}>[{part.text.slice(1, -1)}]</mark> : part.text,
            )}
          </b>
          {data?.from ? `${data.from.name} <${data.from.address}>` : null}
          <br />
          {words.to(draft.recipient)}
        </p>
        {kind === "text" ? (
          <pre className={styles.text} dir="auto">
            {data?.text}
          </pre>
        ) : data ? (
          <iframe
            title={words.frame}
            // Its own height is read from it; nothing in it runs.
            sandbox="allow-same-origin"
            srcDoc={data.html}
            onLoad={fitHeight}
          />
        ) : null}
      </div>
      <p className={styles.hint}>{words.instead}</p>
    </Section>
  );
}

function fitHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const height = frame.contentDocument?.documentElement.scrollHeight;
  if (height !== undefined && height > 0) frame.style.blockSize = `${height}px`;
}
