import { Link } from "@tanstack/react-router";
import { useContent } from "../../../components/content.tsx";
import type { FloorMaterial } from "../../../../domain/themes.ts";
import { toProduct } from "../../../components/links.ts";
import carpet from "../floors/carpet.svg?no-inline";
import concrete from "../floors/concrete.svg?no-inline";
import marble from "../floors/marble.svg?no-inline";
import porcelain from "../floors/porcelain.svg?no-inline";
import terrazzo from "../floors/terrazzo.svg?no-inline";
import vinyl from "../floors/vinyl.svg?no-inline";
import styles from "./sample-board.module.css";

/** Which machine of the catalogue suits which floor; null where none does. */
export type MachineOf = Record<FloorMaterial, { id: string; name: string } | null>;

const SAMPLES: Record<FloorMaterial, string> = { marble, terrazzo, concrete, porcelain, vinyl, carpet };

/** Six floors side by side from edge to edge, each with what it takes badly, asks for, and its machine. */
export function SampleBoard({ machines }: { machines: MachineOf | null }) {
  const floorCareSamples = useContent("floorCare").samples;
  return (
    <section className={styles.board} aria-label={floorCareSamples.label}>
      {floorCareSamples.list.map(({ material, name, where, harm, work }) => {
        const machine = machines?.[material];
        return (
          <article key={material} className={styles.floor}>
            <div className={styles.piece}>
              <svg viewBox="0 0 240 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <image href={SAMPLES[material]} width={240} height={480} />
              </svg>
            </div>
            <div className={styles.label}>
              <h2>{name}</h2>
              <p className={styles.where}>{where}</p>
              <dl>
                <dt>{floorCareSamples.harm}</dt>
                <dd>{harm}</dd>
                <dt>{floorCareSamples.work}</dt>
                <dd>{work}</dd>
                {machine ? (
                  <>
                    <dt>{floorCareSamples.machine}</dt>
                    <dd>
                      <Link {...toProduct(machine.id)} className="link">
                        {machine.name}
                      </Link>
                    </dd>
                  </>
                ) : null}
              </dl>
            </div>
          </article>
        );
      })}
    </section>
  );
}
