import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { companyFactsSchema } from "../../../domain/company/company-form.ts";
import type { CompanyPlace } from "../../../domain/company/company-places.ts";
import { answer, api } from "../../api.ts";
import layout from "../../components/editor.module.css";
import { Section } from "../../components/section.tsx";
import { Segments } from "../../components/segments.tsx";
import { useRested } from "../../components/use-rested.ts";
import { useWords } from "../../words.tsx";
import type { StoredFacts } from "./company-query.ts";
import { PagePreview } from "./page-preview.tsx";
import type { Facts } from "./use-facts.ts";
import styles from "./preview.module.css";

type Shown = {
  changed: string[];
  places: CompanyPlace[];
  page: string;
  mail: { subject: string; text: string };
  structuredData: string;
};

const VIEWS = ["contact", "footer", "mail", "machines"] as const;

/** Where the facts stand, drawn by what visitors get: the page, a mail, the structured data; and how many places a change reaches. */
export function Preview({ facts, stored }: { facts: Facts; stored: StoredFacts }) {
  const { company } = useWords();
  const { preview: words } = company;
  const [view, setView] = useState<(typeof VIEWS)[number]>("contact");
  const json = JSON.stringify(facts.shown);
  const settled = useRested(json);
  const { data } = useQuery({
    queryKey: ["company", "preview", stored.version, settled],
    queryFn: () => {
      const sent = v.parse(v.pipe(v.string(), v.parseJson(), companyFactsSchema), settled);
      return answer<Shown>(() => api.company.preview.$post({ json: sent }));
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const marked = facts.changed.flatMap((fact) => {
    const value = facts.shown[fact];
    return typeof value === "string" && value !== "" ? [value] : [];
  });
  return (
    <aside className={`${layout.preview} ${styles.preview}`} aria-label={words.title}>
      <Section
        title={words.title}
        aside={
          <Segments label={words.title} kinds={VIEWS} names={words.views} value={view} onChange={setView} />
        }
      >
        <p className={styles.places} role="status">
          {data === undefined
            ? ""
            : data.changed.length === 0
              ? words.nothing
              : words.reach(
                  data.changed.length,
                  data.places.map((place) => words.places[place]),
                )}
        </p>
        {data && (view === "contact" || view === "footer") ? (
          <PagePreview html={data.page} part={view} marked={marked} title={words.views[view]} />
        ) : null}
        {data && view === "mail" ? <MailPreview mail={data.mail} /> : null}
        {data && view === "machines" ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard.
          <pre className={styles.code} tabIndex={0} aria-label={words.views.machines}>
            {data.structuredData}
          </pre>
        ) : null}
      </Section>
    </aside>
  );
}

function MailPreview({ mail }: { mail: Shown["mail"] }) {
  return (
    <div className={styles.mail}>
      <p>{mail.subject}</p>
      <pre>{mail.text}</pre>
    </div>
  );
}
