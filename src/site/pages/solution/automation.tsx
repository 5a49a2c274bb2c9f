import { coverSizes } from "../../../urls/images.ts";
import { pagePath } from "../../../urls/links.ts";
import type { PageParams } from "../../../urls/pages.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { SolutionBreadcrumbs } from "../../components/breadcrumbs/solution-breadcrumbs.tsx";
import { useContent } from "../../components/content.tsx";
import { AutomaticList, type AutomaticProducts } from "./automatic-list.tsx";
import { CleaningHours } from "./cleaning-hours.tsx";
import type { ComparedMachine } from "./hours-result.tsx";
import { ContactLink, SolutionLayout } from "./layout.tsx";
import { RobotRun } from "./robot-run.tsx";
import styles from "./automation.module.css";

type Props = {
  machines: readonly ComparedMachine[];
  /** Null while the products are on their way, or could not be loaded. */
  list: AutomaticProducts | null;
  search: PageParams<"automation">;
};

/** As high as the first screen; on phones their own picture. */
const BANNER_SIZES = coverSizes("100vw", "760px");

/** Industrial automation: the lanes of a robot, the hours of a floor, what a robot takes over, the products. */
export function AutomationPage({ machines, list, search }: Props) {
  const t = useContent("automation");
  const at = (page: number, hash: string) => `${pagePath("automation", { ...search, page })}#${hash}`;
  return (
    <SolutionLayout
      title={t.products}
      count={list?.matching ?? 0}
      cards={list?.cards ?? null}
      placeholders={3}
      list={list && <AutomaticList list={list} at={at} />}
      closing={
        <section className={styles.closing} aria-labelledby="close">
          <div className={styles.lane} aria-hidden="true" />
          <div className={`page ${styles.closingText}`}>
            <h2 id="close">{t.close.title}</h2>
            <div>
              <p className="lede">{t.close.text}</p>
              <ContactLink>{t.send}</ContactLink>
            </div>
          </div>
        </section>
      }
    >
      <section className={`dark ${styles.hero}`}>
        <BannerImage name="automation" className={styles.banner} sizes={BANNER_SIZES} eager />
        <div className={`page ${styles.opening}`}>
          <SolutionBreadcrumbs here={t.crumb} />
          <h1>{t.title}</h1>
          <p className="lede">{t.lede}</p>
          <ContactLink>{t.send}</ContactLink>
        </div>
      </section>
      <CleaningHours machines={machines} search={search} />
      <RobotRun machines={machines} />
    </SolutionLayout>
  );
}
