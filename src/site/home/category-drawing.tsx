import type { SceneName } from "../scene/scene-names.ts";
import styles from "./category-drawing.module.css";

/** One thing of a category as a workshop would draw it: bodies, thin lines, and its measures. */
type Drawing = { bodies: readonly string[]; lines: string; measures: string };

/** The floor they stand on, in a drawing of 640 × 400. */
const FLOOR = 340;

const DRAWINGS: Partial<Record<SceneName, Drawing>> = {
  equipments: {
    bodies: [
      "M196 206V122q0-14 14-15l160-9q20-1 26 16l26 76z",
      "M188 302v-80q0-16 16-17l204-16 66 58q10 12 12 28l2 27z",
      "M214 107l14-24 104-6q14 0 20 10l8 12z",
      "M378 316h138q14 0 14 12v8H366v-8q0-12 12-12z",
      "M218 308a32 32 0 1 0 64 0 32 32 0 1 0-64 0z",
    ],
    lines:
      "M196 132l-38-34-40-6m0-6v12M238 308a12 12 0 1 0 24 0 12 12 0 1 0-24 0M206 224h70v44h-70M214 236h54M214 246h54M214 256h54M300 200v86M424 262l56-5v10l-56 5zM214 132h26v14h-26M372 336v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4m12-4v4M188 296l-34 20-40 18M98 340l66-16v-8l-66 16zM396 214a14 14 0 1 0 28 0 14 14 0 1 0-28 0",
    measures: "M98 364h432M98 358v12M530 358v12M562 77v263M556 77h12M556 340h12",
  },
  washroom: {
    bodies: [
      "M250 84h92q12 0 12 12v150q0 12-12 12h-92q-12 0-12-12V96q0-12 12-12z",
      "M410 122h64q8 0 8 8v92l-12 24h-56l-12-24v-92q0-8 8-8z",
      "M126 120h66q8 0 8 8v66q0 8-8 8h-66q-8 0-8-8v-66q0-8 8-8z",
    ],
    lines:
      "M238 128h116M262 128q2 60 34 60t34-60M268 102h56M270 236h6m6 0h6m6 0h6m6 0h6m6 0h6M402 218h80M428 140h28v52h-28zM428 160h28M430 246v10h24v-10M118 144h82M142 161a17 17 0 1 0 34 0 17 17 0 1 0-34 0M159 153v8l6 4",
    measures:
      "M296 258v82M290 340h12M442 256v84M436 340h12M159 202v138M153 340h12M536 84v256M530 84h12M530 340h12",
  },
  "chemicals-range": {
    bodies: [
      "M226 340V152q0-18 16-24l44-18h62q34 6 34 40v190q0 8-8 8H234q-8 0-8-8z",
      "M340 110V82h40v32z",
      "M436 340V206q0-16 14-26l6-10v-26h34v26l6 10q14 10 14 26v134z",
      "M148 340V246q0-14 10-20v-20h28v20q10 6 10 20v94z",
    ],
    lines:
      "M246 156q0-10 10-14l32-14h40v22q0 14-14 14h-56q-12 0-12-8M226 198h156M226 318h156M244 218h120v80H244M258 236h60M258 250h84M258 264h50M340 92h40M456 152l-24-6 4-16h60q6 10 20 14M452 144v-14M432 146l-14 10M436 226h74M436 312h74M450 246h46v44h-46M148 262h48M148 322h48M156 206v-12h32v12M360 312v-6m0-14v-6m0-14v-6m0-14v-6m0-14v-6",
    measures: "M226 366h156M226 360v12M382 360v12M556 82v258M550 82h12M550 340h12",
  },
  tools: {
    bodies: [
      "M214 304h214v12H214z",
      "M224 304l-12-78h96l-8 78z",
      "M332 304l-8-78h96l-12 78z",
      "M232 226l-10-44h76l-8 44z",
      "M214 326a14 14 0 1 0 28 0 14 14 0 1 0-28 0z",
      "M400 326a14 14 0 1 0 28 0 14 14 0 1 0-28 0z",
      "M96 92h116v14H96z",
    ],
    lines:
      "M428 310V122q0-14 14-14h18M212 240h96M322 240h98M240 196h50M243 206h44M246 216h38M276 182L332 60m-8-4 16 8M222 326h12M408 326h12M96 106v8h116v-8M154 92V72m-8 0h16v-34h-16zM154 114v226M149 116h10",
    measures: "M200 366h246M200 360v12M446 360v12M520 60v280M514 60h12M514 340h12",
  },
  waste: {
    bodies: [
      "M300 116h170l-16 206H322z",
      "M288 116q2-26 24-28h142q26 2 30 28z",
      "M426 316a24 24 0 1 0 48 0 24 24 0 1 0-48 0z",
      "M184 202h82v138h-82z",
      "M178 202q0-22 20-22h54q20 0 20 22z",
      "M84 240h68v100H84z",
      "M78 240v-14h80v14z",
    ],
    lines:
      "M484 116l26-10v-14h-32M294 124h184M340 140l8 168M384 140v168M430 140l-8 168M440 316a10 10 0 1 0 20 0 10 10 0 1 0-20 0M322 322h112M330 340l-4-18M184 222h82M212 190h26M225 250l-14 24h28zM100 226v-8h36v8M84 256h68M108 290h20",
    measures: "M288 366h222M288 360v12M510 360v12M552 88v252M546 88h12M546 340h12",
  },
};

/** The drawn sheet that lies under a category's picture and stands in for it: an elevation with its measures. */
export function CategoryDrawing({ scene }: { scene: SceneName }) {
  const drawing = DRAWINGS[scene];
  if (!drawing) return null;
  return (
    <svg className={styles.drawing} viewBox="20 30 600 370" aria-hidden="true">
      <path className={styles.floor} d={`M-2000 ${FLOOR}H3000`} />
      {drawing.bodies.map((body) => (
        <path key={body} className={styles.body} d={body} />
      ))}
      <path className={styles.line} d={drawing.lines} />
      <path className={styles.measure} d={drawing.measures} />
    </svg>
  );
}
