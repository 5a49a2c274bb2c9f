import type { BrandChoice } from "../../../domain/catalogue/brand-lists.ts";
import { Icon } from "../../../ui/icon.tsx";
import { pagePath } from "../../../urls/links.ts";
import { BrandLogo } from "../../components/brand-logo/brand-logo.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import styles from "./brand-buttons.module.css";

type Props = {
  brands: readonly BrandChoice[];
  chosen: string | null;
  onChoose: (brand: string | null) => void;
};

/**
 * "Shop by Brand" (R6.2): toggle buttons in a form that asks for `?brand=`, so that they work without
 * JavaScript too; the pressed one carries no value and thereby clears.
 */
export function BrandButtons({ brands, chosen, onChoose }: Props) {
  const { prefix } = useLanguageContent();
  const solutionsBrands = useContent("solutions").brands;
  if (brands.length === 0) return null;
  return (
    <form
      className={`page ${styles.section}`}
      action={`${prefix}${pagePath("solutions")}#products`}
      aria-labelledby="brands"
      onSubmit={(event) => {
        event.preventDefault();
        const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
        onChoose(pressed instanceof HTMLButtonElement && pressed.name === "brand" ? pressed.value : null);
      }}
    >
      <SectionHead aside={solutionsBrands.hint}>
        <h2 id="brands">{solutionsBrands.title}</h2>
      </SectionHead>
      <ul className={styles.list} aria-label={solutionsBrands.group}>
        {brands.map(({ name, displayName, logoUrl, count }) => {
          const pressed = name === chosen;
          return (
            <li key={name}>
              <button
                type="submit"
                className={styles.button}
                aria-pressed={pressed}
                {...(pressed ? {} : { name: "brand", value: name })}
              >
                <span className={styles.logo}>
                  <BrandLogo name={displayName} logo={logoUrl} />
                </span>
                <span className={`num ${styles.count}`}>{count}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {chosen === null ? null : (
        <button type="submit" className={styles.clear}>
          {solutionsBrands.clear}: <b>{brands.find(({ name }) => name === chosen)?.displayName ?? chosen}</b>{" "}
          <Icon name="close" />
        </button>
      )}
    </form>
  );
}
