import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type EntityVersion, differingColumns } from "../../../domain/office/entity-version.ts";
import { may } from "../../../domain/office/permissions.ts";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { datesApart } from "../../components/dates.ts";
import { PageBar } from "../../components/page-bar.tsx";
import { Person } from "../../components/person.tsx";
import { Empty, Failed, Loading } from "../../components/states.tsx";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { Comparison } from "./comparison.tsx";
import { productQuery } from "./product-query.ts";
import { useRestore } from "./use-restore.ts";
import styles from "./history.module.css";

/** What a product was: any two of its versions beside each other, and back to one of them. */
export function HistoryPage({ id }: { id: string }) {
  const { product: t } = useWords();
  const product = useQuery(productQuery(id));
  const me = useQuery(meQuery);
  const history = useQuery({
    queryKey: ["products", "versions", id],
    queryFn: () => answer(() => api.products[":id"].versions.$get({ param: { id } })),
  });
  const name = product.data?.published["name"] || t.historyTitle;
  usePageTitle(`${t.historyTitle}: ${name}`);
  const [picked, pick] = useState<{ left: number; right: number } | null>(null);
  const restore = useRestore(id);
  if (history.isError) return <Failed page error={history.error} again={() => void history.refetch()} />;
  if (!history.data) return <Loading page rows={8} />;
  const { versions } = history.data;
  const dates = datesApart(versions.map(({ at }) => at));
  const right = versions.find(({ version }) => version === picked?.right) ?? versions[0];
  const left = versions.find(({ version }) => version === picked?.left) ?? versions[1] ?? right;
  const mayRestore = me.data !== undefined && may(me.data.role, "product.change");
  return (
    <>
      <PageBar back={{ to: `/products/${encodeURIComponent(id)}`, label: t.backToProduct }} title={name}>
        {mayRestore && left && left !== versions[0] ? (
          <Button
            small
            className={styles.restore}
            disabled={restore.busy}
            onClick={() => void restore.run(left.version)}
          >
            {t.versions.restore(dates[versions.indexOf(left)] ?? "")}
          </Button>
        ) : null}
      </PageBar>
      {left && right ? (
        <div className={styles.history}>
          <ol className={styles.list}>
            {versions.length === 1 ? null : (
              <li className={styles.heads} aria-hidden="true">
                {(["left", "right"] as const).map((side) => (
                  <span key={side}>{t.versions.heads[side]}</span>
                ))}
              </li>
            )}
            {versions.map((each, at) => (
              <li key={each.version} data-on={each === left || each === right || undefined}>
                <time dateTime={each.at}>{dates[at]}</time>
                {each.staff ? (
                  <Person name={each.staff.name} />
                ) : (
                  <span>{each.file === "" ? t.versions.nobody : t.versions.byFile(each.file)}</span>
                )}
                <span className={styles.what}>{whatOf(t, each, versions[at + 1])}</span>
                <span className={styles.sides} hidden={versions.length === 1}>
                  {(["left", "right"] as const).map((side) => (
                    <label key={side}>
                      <input
                        type="radio"
                        name={side}
                        checked={(side === "left" ? left : right) === each}
                        onChange={() =>
                          pick({ left: left.version, right: right.version, [side]: each.version })
                        }
                      />
                      <span className="visually-hidden">{`${t.versions[side]}: ${dates[at]}`}</span>
                    </label>
                  ))}
                </span>
              </li>
            ))}
          </ol>
          {versions.length === 1 ? (
            <p className={styles.single}>{t.versions.single}</p>
          ) : (
            <Comparison left={left} right={right} />
          )}
        </div>
      ) : (
        <Empty title={t.versions.none.title}>{t.versions.none.text}</Empty>
      )}
    </>
  );
}

type Words = ReturnType<typeof useWords>["product"];

function whatOf(
  t: Words,
  { cause, snapshot, staff, file }: EntityVersion,
  before: EntityVersion | undefined,
): string {
  const changed = before ? differingColumns(before.snapshot, snapshot).length : 0;
  // Where nobody is named, the file stands in the person's place.
  if (staff && file !== "") return t.versions.importedFile(file);
  const text = t.versions.causes[cause];
  return cause === "published" && changed > 0 ? t.versions.changed(changed) : text;
}
