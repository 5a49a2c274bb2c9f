import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import type { Sounding } from "../../../domain/readings.ts";
import { toProduct } from "../../../urls/links.ts";
import styles from "./sound-scale.module.css";

const CONVERSATION = 60;
const FROM = 20;
const TO = 100;
const position = (level: number) => `${((Math.min(TO, Math.max(FROM, level)) - FROM) / (TO - FROM)) * 100}%`;

/** What the page shows of the catalogue's sound: every stated level in dB(A), and the quietest machines. */
export type Sound = { levels: readonly number[]; quietMachines: readonly Sounding[] };

/** The catalogue on one line from quiet to loud, with two sounds that everybody knows. */
export function SoundScale({ levels, quietMachines }: Sound) {
  const t = useContent("hospitality").sound;
  const quietest = levels[0];
  const loudest = levels.at(-1);
  if (quietest === undefined || loudest === undefined) return null;
  const stacks = [...new Set(levels)].map(
    (level) => [level, levels.filter((other) => other === level).length] as const,
  );
  const below = levels.filter((level) => level < CONVERSATION).length;
  return (
    <div className={styles.sound}>
      <h3>{t.title}</h3>
      <p className={styles.text}>{t.text(levels.length, below)}</p>
      <div className={styles.scale} role="img" aria-label={t.scale(quietest, loudest)}>
        {stacks.map(([level, count]) => (
          <i
            key={level}
            style={{ insetInlineStart: position(level), blockSize: `calc(${count} * var(--tick))` }}
          />
        ))}
        {t.marks.map(({ level }) => (
          <b key={level} style={{ insetInlineStart: position(level) }} />
        ))}
      </div>
      <ul className={styles.marks}>
        {t.marks.map(({ level, name }) => (
          <li key={level} style={{ insetInlineStart: position(level) }}>
            <strong>
              {level} {t.unit}
            </strong>
            {name}
          </li>
        ))}
      </ul>
      {quietMachines.length === 0 ? null : (
        <>
          <h3 className={styles.quiet}>{t.quietest}</h3>
          <ul className={styles.machines}>
            {quietMachines.map(({ id, name, level }) => (
              <li key={id}>
                <p>
                  <b>{level}</b> {t.unit}
                </p>
                <Link {...toProduct(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
