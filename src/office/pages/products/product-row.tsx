import type { InferResponseType } from "hono/client";
import { PARTS } from "../../../domain/office/product-list.ts";
import { initialsOf } from "../../../domain/office/staff.ts";
import { variantUrl } from "../../../urls/images.ts";
import type { api } from "../../api.ts";
import { shortDate } from "../../components/dates.ts";
import { RowLink } from "../../components/link.tsx";
import { Status } from "../../components/status.tsx";
import { useWords } from "../../words.tsx";
import { lastOpened } from "./last-opened.ts";
import styles from "./table.module.css";

export type Row = InferResponseType<typeof api.products.$get>["rows"][number];

const TONES = { active: "good", draft: "line", withdrawn: "plain" } as const;

/** A product of the list; all of its row leads to it. */
export function ProductRow({ row }: { row: Row }) {
  const { products: t } = useWords();
  const { id, state, name, number, successor, unpublished } = row;
  return (
    <tr data-off={state === "withdrawn" || undefined}>
      <td className={styles.pictureCell}>
        <span className={styles.thumbnail}>
          {row.imageUrl === null ? null : (
            <img src={variantUrl(row.imageUrl, 240, "webp")} alt="" loading="lazy" />
          )}
        </span>
      </td>
      <td className={styles.articleCell}>
        <bdi>{row.article}</bdi>
      </td>
      <td className={styles.nameCell}>
        {unpublished > 0 && state !== "draft" ? (
          <span className={styles.unpublished} title={t.unpublished(unpublished)}>
            <span className="visually-hidden">{t.unpublished(unpublished)}</span>
          </span>
        ) : null}
        <RowLink
          to={`/products/${encodeURIComponent(id)}`}
          data-row={id}
          onClick={() => {
            lastOpened.id = id;
          }}
        >
          {name === "" ? t.nameless : name}
        </RowLink>
      </td>
      <td className={styles.brandCell}>{row.brand}</td>
      <td className={styles.categoryCell}>
        <span className={styles.hue} data-hue={row.hue}>
          {number === null ? null : <b>{number}</b>}
          <span>{row.subcategory || row.category}</span>
        </span>
      </td>
      <td className={styles.priceCell}>{row.price ?? <span className={styles.dim}>{t.onRequest}</span>}</td>
      <td className={styles.hasCell}>
        <Has has={row.has} />
      </td>
      <td className={styles.stateCell}>
        <Status tone={TONES[state]}>
          {t.states[state]}
          {state === "withdrawn" && successor !== null ? (
            <span className={styles.dim}>{t.leadsTo(successor)}</span>
          ) : null}
        </Status>
      </td>
      <td className={styles.changedCell}>
        {shortDate(row.changedAt)}
        {row.changedBy === null ? null : ` · ${initialsOf(row.changedBy)}`}
      </td>
    </tr>
  );
}

/** Six slots, hollow where something is missing: one look down the column shows where. */
function Has({ has }: { has: Row["has"] }) {
  const { products: t } = useWords();
  const missing = PARTS.filter((part) => !has[part]);
  const label =
    missing.length === 0 ? t.complete : t.missing(missing.map((part) => t.parts[part]).join(", "));
  return (
    <span className={styles.slots} role="img" aria-label={label} title={label}>
      {PARTS.map((part) => (
        <i key={part} data-no={!has[part] || undefined} />
      ))}
    </span>
  );
}
