import { useCategories } from "../../layout/use-categories.ts";
import { NumberTab } from "../catalogue-bar/number-tab.tsx";
import { type SelectProps, withChosen } from "./filter-fields.tsx";
import styles from "./filter-choices.module.css";
import figures from "./figure-filters.module.css";

type Props = {
  group: string;
  /** The name of the one that is open at first. */
  first: string;
  filters: readonly SelectProps[];
};

/**
 * The dropdowns of a list as its sheet of filters has them: the choices of one at a time, each with its count, which the
 * pickers of phones have no place for.
 */
export function FilterChoices({ group, first, filters }: Props) {
  return (
    <div className={figures.sheet}>
      {filters.map((filter) =>
        filter.disabledHint === undefined ? (
          <details
            key={filter.name}
            name={group}
            className={figures.figure}
            open={filter.name === first}
            data-on={filter.value === undefined ? undefined : ""}
          >
            <summary>
              <span>{filter.label}</span> <b>{filter.value ?? filter.all}</b>
            </summary>
            <Choices {...filter} />
          </details>
        ) : (
          <p key={filter.name} className={styles.waiting}>
            <span>{filter.label}</span> <span>{filter.disabledHint}</span>
          </p>
        ),
      )}
    </div>
  );
}

/** A press on what is chosen takes it off, as the last line does. */
function Choices({ name, value, options, all, onChange }: SelectProps) {
  const categories = useCategories();
  return (
    <div className={`${figures.offered} ${styles.choices}`}>
      {withChosen(options, value).map((choice) => {
        const isChosen = choice.value === value;
        const number =
          name === "category" ? categories.findIndex((each) => each.name === choice.value) + 1 : 0;
        return (
          <button
            key={choice.value}
            type="button"
            aria-pressed={isChosen}
            disabled={choice.count === 0 && !isChosen}
            onClick={() => onChange(isChosen ? undefined : choice.value)}
          >
            {number > 0 ? <NumberTab number={number} className={styles.number} /> : null}
            {choice.label ?? choice.value} <b className="num">{choice.count}</b>
          </button>
        );
      })}
      {value === undefined ? null : (
        <button type="button" onClick={() => onChange(undefined)}>
          {all}
        </button>
      )}
    </div>
  );
}
