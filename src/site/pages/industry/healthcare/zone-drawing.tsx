import styles from "./zone-drawing.module.css";

type Drawing = {
  /** Width in drawing units; every zone is 400 high, so that walls and corridor meet across zones. */
  width: number;
  /** Walls, with gaps where doors are. */
  walls: string;
  /** Furniture and fittings, thin. */
  fittings: string;
  /** Door leaves and the arcs that they sweep. */
  doors: string;
};

/** The five zones of a ward from clean to dirty, seen from above, with the corridor along the lower edge. */
export const ZONES: readonly Drawing[] = [
  {
    width: 210,
    walls: "M4 4H210M4 4V396H210M4 290H80M140 290H210",
    fittings:
      "M22 22H52V250H22zM22 79H52M22 136H52M22 193H52M82 22H190V52H82zM118 22V52M154 22V52M150 120H190V230H150z",
    doors: "M80 290V230A60 60 0 0 1 140 290",
  },
  {
    width: 360,
    walls: "M0 4H360M0 396H360M2 4V290M0 290H268M328 290H360M250 4V110M250 170V290",
    fittings:
      "M88 112H172V214H88zM88 136H172M130 60A34 34 0 1 0 130.1 60M130 82A12 12 0 1 0 130.1 82M24 24H74V60H24zM200 24H232V90H200zM24 232H90V268H24zM272 24H340V44H272zM306 24V44",
    doors: "M250 110H190A60 60 0 0 0 250 170M268 290V230A60 60 0 0 1 328 290",
  },
  {
    width: 340,
    walls: "M0 4H340M0 396H340M2 4V290M0 290H60M140 290H340",
    fittings:
      "M44 24H104V150H44zM44 56H104M60 32H88V48H60zM196 24H256V150H196zM196 56H256M212 32H240V48H212zM118 24H142V48H118zM270 24H294V48H270zM150 4V190M24 220H60V256H24zM250 220H320V256H250z",
    doors: "M60 290V210A80 80 0 0 1 140 290",
  },
  {
    width: 180,
    walls: "M0 4H180M0 396H180M2 4V290M0 290H60M120 290H180",
    fittings:
      "M24 24H64V54H24zM28 54H60V90A16 16 0 0 1 28 90zM110 24H156V64H110zM133 44A8 8 0 1 0 133.1 44M100 120H160V220H100zM100 120L160 220M160 120L100 220",
    doors: "M60 290V230A60 60 0 0 1 120 290",
  },
  {
    width: 190,
    walls: "M0 4H186M186 4V310M186 376V396M0 396H186M2 4V290M0 290H50M110 290H186",
    fittings:
      "M20 22H166V62H20zM44 30H84V54H44zM104 30H144V54H104zM22 150H72V210H22zM22 180H72M116 150H166V190H116zM116 200H166V240H116z",
    doors: "M50 290V230A60 60 0 0 1 110 290",
  },
];

/** Draws zone `index` (0 clean to 4 dirty); the text beside it says what it is. */
export function ZoneDrawing({ index }: { index: number }) {
  const zone = ZONES[index];
  if (zone === undefined) return null;
  return (
    <svg className={styles.zone} viewBox={`0 0 ${zone.width} 400`} data-zone={index + 1} aria-hidden="true">
      <path className={styles.floor} d={`M0 4H${zone.width}V290H0z`} />
      <path className={styles.corridor} d={`M0 290H${zone.width}V396H0z`} />
      <path className={styles.fittings} d={zone.fittings} />
      <path className={styles.doors} d={zone.doors} />
      <path className={styles.walls} d={zone.walls} />
      <path className={styles.way} d={`M${index === 0 ? 110 : 0} 343H${zone.width}`} />
      <path className={styles.way} d={`M${zone.width / 2 - 6} 335l9 8-9 8`} />
    </svg>
  );
}
