import { shortName } from "../../../domain/office/staff.ts";
import { shortDate } from "../../components/dates.ts";
import { Link, RowLink } from "../../components/link.tsx";
import { Section } from "../../components/section.tsx";
import { Status } from "../../components/status.tsx";
import { useWords } from "../../words.tsx";
import { Clock } from "./clock.tsx";
import { type Contact, ContactButtons } from "./contact.tsx";
import styles from "./facts.module.css";
import { Owner, type OwnerActions } from "./owner.tsx";
import type { Inquiry } from "./use-inquiry.ts";

type Props = {
  inquiry: Inquiry;
  me: { id: string };
  contact: Contact;
  owner: OwnerActions;
  now: Date;
};

const TONES = {
  won: "good",
  lost: "plain",
  spam: "plain",
  quoted: "act",
  pending: "line",
  "in-progress": "ink",
} as const;

/** What is known beside the story: clock, owner, person, where they came from, and their earlier inquiries. */
export function Facts({ inquiry, me, contact, owner, now }: Props) {
  const { inquiry: words } = useWords();
  const { person } = inquiry;
  const language = Object.entries(words.languages).find(([tag]) => tag === inquiry.language)?.[1];
  const isLast = inquiry.others.every(({ receivedAt }) => receivedAt <= inquiry.receivedAt);
  const openedBy = new Set(
    inquiry.events.flatMap(({ kind, by }) => (kind === "opened" && by ? [by.id] : [])),
  );
  return (
    <>
      <Clock inquiry={inquiry} now={now} />
      <Owner inquiry={inquiry} me={me} owner={owner} />
      <Section title={words.person.title}>
        <dl className={styles.facts}>
          <dt>{words.person.email}</dt>
          <dd>
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </dd>
          {person.phone === null ? null : (
            <>
              <dt>{words.person.phone}</dt>
              <dd>
                <bdi>{person.phone.text}</bdi>
              </dd>
            </>
          )}
          {person.company === "" ? null : (
            <>
              <dt>{words.person.company}</dt>
              <dd dir="auto">{person.company}</dd>
            </>
          )}
          <dt>{words.person.language}</dt>
          <dd>{language ?? inquiry.language}</dd>
        </dl>
        <ContactButtons contact={contact} />
      </Section>
      <CameFrom inquiry={inquiry} />
      <Section
        title={isLast ? words.others.earlier : words.others.title}
        aside={
          inquiry.others.some(({ same }) => same === "domain") && person.domain !== null ? (
            <Link className={styles.page} to={`/inquiries?view=all&q=${encodeURIComponent(person.domain)}`}>
              {words.others.all(person.domain)}
            </Link>
          ) : undefined
        }
      >
        {inquiry.others.length === 0 ? <p className={styles.quiet}>{words.others.none}</p> : null}
        <ul className={styles.others}>
          {inquiry.others.map((other) => (
            <li key={other.id}>
              <time dateTime={other.receivedAt}>{shortDate(other.receivedAt, now)}</time>
              <span>
                <RowLink
                  to={`/inquiries/${other.reference}`}
                  title={words.others.same[other.same]}
                  dir="auto"
                >
                  {other.beginning || other.category}
                </RowLink>
                <small>
                  {words.others.same[other.same]}
                  {other.same === "email" ? "" : ` · ${shortName(other.name)}`}
                </small>
              </span>
              <Status tone={TONES[other.status]}>{words.statuses[other.status]}</Status>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.privacy.title}>
        <p className={styles.quiet}>
          {words.privacy.text(inquiry.retentionMonths)} {words.privacy.opened(openedBy.size)}
        </p>
      </Section>
    </>
  );
}

function CameFrom({ inquiry: { product, source, alsoFromPage } }: { inquiry: Inquiry }) {
  const { from: words } = useWords().inquiry;
  return (
    <Section
      title={words.title}
      aside={
        source === null ? undefined : (
          <a className={styles.page} href={source} target="_blank" rel="noreferrer">
            {words.page}
          </a>
        )
      }
    >
      {product ? (
        <div className={styles.from}>
          <span className={styles.picture}>
            {product.picture === null ? null : <img src={product.picture} alt="" width={112} height={112} />}
          </span>
          <div>
            <h3>
              <Link to={`/products/${product.id}`} dir="auto">
                {product.name}
              </Link>
            </h3>
            <p>{product.brand}</p>
            <p>{[product.articleNumber, product.number].filter((each) => each !== null).join(" · ")}</p>
            {alsoFromPage === 0 ? null : <p>{words.also(alsoFromPage)}</p>}
          </div>
        </div>
      ) : (
        <p className={styles.quiet}>{source === null ? words.nowhere : <bdi>{source}</bdi>}</p>
      )}
    </Section>
  );
}
