import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Logo } from "../../layout/logo.tsx";
import { useCompany, useContent, useLanguageContent } from "../content.tsx";
import styles from "./data-sheet.module.css";

const root = getRouteApi("__root__");

/** The head of a printed sheet: the company's mark, article number, day of printing and the page's address. */
export function DataSheetHead({ path, article = null }: { path: string; article?: string | null }) {
  const t = useContent("product");
  const { prefix } = useLanguageContent();
  const { origin } = root.useLoaderData();
  const { shortName } = useCompany();
  const printedOn = useDayOfPrinting();
  return (
    <div className={styles.head}>
      <Logo word={shortName} />
      <dl>
        {article === null ? null : (
          <div>
            <dt>{t.article}</dt>
            <dd>{article}</dd>
          </div>
        )}
        {printedOn === null ? null : (
          <div>
            <dt>{t.printedOn}</dt>
            <dd>{printedOn}</dd>
          </div>
        )}
        <div>
          <dt>{t.address}</dt>
          <dd dir="ltr">{`${origin}${prefix}${path}`.replace(/^https?:\/\//, "")}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Today, which the server can't know when it renders a page for the days to come; null until it is printed. */
function useDayOfPrinting(): string | null {
  const { locale } = useLanguageContent();
  const [day, setDay] = useState<string | null>(null);
  useEffect(() => {
    const today = () => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date());
    const beforePrinting = () => flushSync(() => setDay(today()));
    addEventListener("beforeprint", beforePrinting);
    return () => removeEventListener("beforeprint", beforePrinting);
  }, [locale]);
  return day;
}

/** The company's name and contacts in print, where the site's header and footer are hidden. */
export function DataSheetFoot() {
  const company = useCompany();
  return (
    <p className={styles.foot}>
      <strong>{company.name}</strong>
      <span>{company.address}</span>
      <span dir="ltr">{company.showroom}</span>
      <span dir="ltr">{company.warehouse}</span>
      <span>{company.email}</span>
    </p>
  );
}
