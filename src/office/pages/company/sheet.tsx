import type { Role } from "../../../domain/office/permissions.ts";
import { useCommands } from "../../commands.ts";
import { Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import layout from "../../components/editor.module.css";
import { Kbd } from "../../components/kbd.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Problem } from "../../components/problem.tsx";
import { Section } from "../../components/section.tsx";
import { useWords } from "../../words.tsx";
import { shortName } from "../../../domain/office/staff.ts";
import type { StoredFacts } from "./company-query.ts";
import { FactFields } from "./fact-fields.tsx";
import { OtherDaysList } from "./other-days.tsx";
import { Preview } from "./preview.tsx";
import { CompanyTabs } from "./tabs.tsx";
import { type Facts, useFacts } from "./use-facts.ts";
import { type Publishing, usePublish } from "./use-publish.ts";
import { WeekHours } from "./week.tsx";
import styles from "./page.module.css";

type Props = { stored: StoredFacts; role: Role; mayChange: boolean };

/** The sheet of facts, and beside it what a change reaches; nothing is on the site before it is published. */
export function Sheet({ stored, role, mayChange }: Props) {
  const { company: words } = useWords();
  const facts = useFacts(stored);
  const publishing = usePublish(stored, facts);
  useCommands("editing", { publish: mayChange ? () => void publishing.publish() : null });
  return (
    <>
      <Head {...{ stored, facts, publishing, mayChange }} />
      <CompanyTabs role={role} here="facts" />
      <div className={`${layout.columns} ${styles.edit}`}>
        <form
          className={layout.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void publishing.publish();
          }}
        >
          {mayChange ? null : <p className={styles.note}>{words.readOnly}</p>}
          <fieldset disabled={!mayChange}>
            <Section title={words.nameAndAddress}>
              <FactFields
                facts={facts}
                stored={stored}
                names={["name", "arabicName", "shortName", "city", "address"]}
              />
            </Section>
            <Section title={words.reach}>
              <FactFields
                facts={facts}
                stored={stored}
                names={["showroom", "warehouse", "email", "whatsapp", "facebook", "linkedin", "x"]}
              />
            </Section>
            <Section title={words.hours.title} aside={words.hours.aside}>
              <WeekHours facts={facts} mayChange={mayChange} />
            </Section>
            <OtherDaysList facts={facts} mayChange={mayChange} />
            {/* The Enter key in a field publishes, as the button in the head does. */}
            <input type="submit" value={words.publish(facts.changed.length)} hidden />
          </fieldset>
        </form>
        <Preview facts={facts} stored={stored} />
      </div>
    </>
  );
}

/** Who changed the facts last, what is wrong, and how many changes wait. */
function Head({
  stored,
  facts,
  publishing,
  mayChange,
}: {
  stored: StoredFacts;
  facts: Facts;
  publishing: Publishing;
  mayChange: boolean;
}) {
  const { company: words } = useWords();
  const wrong = Object.keys(facts.errors).length;
  const { changedAt, changedBy } = stored;
  return (
    <PageHead title={words.title}>
      {changedAt === null ? null : (
        <span className={styles.last}>
          {words.lastChange(shortName(changedBy ?? ""), shortDate(changedAt))}
        </span>
      )}
      <Problem text={publishing.problem} />
      {mayChange ? (
        <span className={styles.actions}>
          {wrong === 0 ? null : (
            <button type="button" className={styles.wrong} onClick={publishing.focusFirst}>
              {words.toPutRight(wrong)}
            </button>
          )}
          <Button small disabled={facts.changed.length === 0} onClick={facts.discard}>
            {words.discard}
          </Button>
          <Button
            small
            kind="act"
            disabled={facts.changed.length === 0 || publishing.busy}
            onClick={() => void publishing.publish()}
          >
            {publishing.busy ? words.publishing : words.publish(facts.changed.length)}
            <Kbd>Mod+Shift+P</Kbd>
          </Button>
        </span>
      ) : null}
    </PageHead>
  );
}
