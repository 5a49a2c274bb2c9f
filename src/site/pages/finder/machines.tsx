import { type FloorNeeds, floorNeedsText } from "../../../domain/machines/floor-needs.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import type { Reason } from "../../../domain/machines/machine-finder.ts";
import { pagePath, productPath } from "../../../urls/links.ts";
import { ProductName } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { numberText } from "../../components/product-card/figure-text.ts";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import type { FinderView } from "./view.ts";
import styles from "./machines.module.css";

type Machine = FinderView["machines"][number];

const hoursOf = ({ reasons }: Machine) => reasons.find((reason) => reason.about === "time")?.hours ?? 0;

/** The machines with their hours as bars up to a line at the hours that there are, and what their figures say. */
export function Machines({ found, needs }: { found: FinderView; needs: FloorNeeds }) {
  const t = useContent("finder");
  const { hours } = needs;
  const longest = Math.max(hours * 1.25, ...found.machines.map(hoursOf));
  return (
    <>
      <p className={styles.count}>
        {found.machines.every((machine) => hoursOf(machine) > hours) ? (
          <strong>{t.noneInTime(hours)} </strong>
        ) : null}
        {t.found(found.machines.length, found.considered)}
        {found.otherPower > 0 ? `. ${t.otherPower(found.otherPower)}.` : null}
        {found.machines.length > 1 ? <small>{t.order}</small> : null}
      </p>
      <ol className={styles.machines} aria-label={t.list} style={{ "--limit": hours / longest }}>
        {found.machines.map((machine) => (
          <MachineRow key={machine.product.id} machine={machine} needs={needs} longest={longest} />
        ))}
      </ol>
      <p className={`small ${styles.note}`}>{t.note}</p>
    </>
  );
}

function MachineRow({ machine, needs, longest }: { machine: Machine; needs: FloorNeeds; longest: number }) {
  const t = useContent("finder");
  const { product } = machine;
  const taken = hoursOf(machine);
  const hoursText = useHoursText();
  return (
    <li data-late={taken > needs.hours || undefined}>
      <div className={styles.picture}>
        <ProductImage {...product} />
      </div>
      <div className={styles.head}>
        <h3>
          <Link href={productPath(product.id)}>
            <ProductName>{product.name}</ProductName>
          </Link>
        </h3>
        {product.serialNumber === null ? null : <p className="small num">{product.serialNumber}</p>}
      </div>
      <p className={styles.time}>
        <b className="num">{t.hoursTaken(hoursText(taken))}</b>
        <span className={styles.track} aria-hidden="true">
          <i style={{ "--part": taken / longest }} />
          <small className="num">{t.limit(needs.hours)}</small>
        </span>
      </p>
      <Reasons machine={machine} />
      <Link
        href={pagePath("quote", { product: product.id, floor: floorNeedsText(needs) })}
        className={`link ${styles.ask}`}
        aria-label={t.askFor(product.name)}
      >
        {t.ask}
      </Link>
    </li>
  );
}

const MARKS = [
  ["for", "plus"],
  ["against", "minus"],
  ["nothing", null],
] as const satisfies readonly (readonly [Reason["says"], IconName | null])[];

/** What speaks for a machine, against it, and what its maker does not say. */
function Reasons({ machine }: { machine: Machine }) {
  const t = useContent("finder");
  const textOf = useReasonText(machine.productivity);
  return (
    <ul className={styles.reasons}>
      {MARKS.flatMap(([says, icon]) =>
        machine.reasons
          .filter((reason) => reason.says === says)
          .map(textOf)
          .map((text) => (
            <li key={text} data-says={says}>
              {icon === null ? <span aria-hidden="true">?</span> : <Icon name={icon} />}
              <span>
                <span className={says === "nothing" ? "" : "unseen"}>{t.says[says]}: </span>
                {text}
              </span>
            </li>
          )),
      )}
    </ul>
  );
}

function useHoursText(): (hours: number) => string {
  const { locale } = useLanguageContent();
  return (hours) =>
    numberText(hours < 10 ? Math.max(0.1, Math.round(hours * 10) / 10) : Math.round(hours), "h", locale);
}

/** A reason in words. */
function useReasonText(productivity: number): (reason: Reason) => string {
  const t = useContent("finder").reasons;
  const hoursText = useHoursText();
  return (reason) => {
    switch (reason.about) {
      case "time":
        return reason.says === "for"
          ? t.inTime(productivity)
          : t.tooLong(productivity, hoursText(reason.over), reason.machines);
      case "size":
        return t.tooLarge(hoursText(reason.times));
      case "charge":
        if (reason.runTime === null) return t.runTime;
        return reason.says === "for"
          ? t.oneCharge(hoursText(reason.runTime), reason.isMost)
          : t.charges(hoursText(reason.runTime), reason.isMost, reason.charges);
      case "width":
        if (reason.width === null) return t.width;
        if (reason.says === "against") return t.tooWide(reason.width);
        return reason.narrow ? t.turns(reason.width) : t.fewLanes(reason.width);
      case "rideOn":
        return t.rideOn;
      case "brushes":
        return reason.says === "for" ? t.cylindrical : t.brushes;
      case "power":
        return reason.power === null ? t.power : t.runsOn[reason.power];
    }
  };
}
