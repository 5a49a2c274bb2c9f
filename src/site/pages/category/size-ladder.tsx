import { Link } from "@tanstack/react-router";
import type { LadderStep } from "../../../domain/size-ladder.ts";
import { toProduct } from "../../../urls/links.ts";
import { useHue } from "../../components/catalogue-bar/hue.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { numberText } from "../../components/product-card/figure-text.ts";
import styles from "./size-ladder.module.css";

/** All products of one kind on one ground line, each as high and as wide as it is beside the others. */
export function SizeLadder({ steps, number }: { steps: readonly LadderStep[]; number: number }) {
  const t = useContent("category").ladder;
  const { locale } = useLanguageContent();
  const hueOf = useHue();
  const widths = steps.reduce((sum, { width }) => sum + width, 0);
  return (
    <nav className={styles.ladder} aria-label={t.label} style={{ "--hue": hueOf(number) }}>
      <p className={styles.caption}>
        <b>{t.label}</b> {t.unit}
      </p>
      <ul style={{ "--widths": widths, "--steps": steps.length }}>
        {steps.map((step) => (
          <li key={step.id}>
            <Link
              {...toProduct(step.id)}
              aria-label={t.step(step.name, numberText(step.height, "mm", locale))}
              title={step.name}
              style={{ "--height": step.height, "--width": step.width }}
            >
              <Outline step={step} />
              <span className="num">{t.size(numberText(step.litres, "L", locale), step.times)}</span>
            </Link>
          </li>
        ))}
        <li className={styles.metre} aria-hidden="true">
          {t.metre}
        </li>
      </ul>
    </nav>
  );
}

/** A bin from the front: lid and body, narrower towards the ground; of several beside each other each. */
function Outline({ step: { width, height, times } }: { step: LadderStep }) {
  const each = width / times;
  const lid = Math.min(70, height * 0.09);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: times }, (_, index) => {
        const start = index * each;
        return (
          <g key={index}>
            <path
              d={`M${start + each * 0.04} ${lid}H${start + each * 0.96}L${start + each * 0.88} ${height}H${start + each * 0.12}z`}
            />
            <path d={`M${start} 0H${start + each}V${lid}H${start}z`} className={styles.lid} />
          </g>
        );
      })}
    </svg>
  );
}
