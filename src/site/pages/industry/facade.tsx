import { MAIN_CATEGORIES, slugOf } from "../../../domain/catalogue/category.ts";
import { categoryPath } from "../../../urls/links.ts";
import { BannerImage } from "../../components/banner-image/banner-image.tsx";
import { useContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { useMenuCategories } from "../../layout/use-categories.ts";
import styles from "./facade.module.css";

/** As wide as the hero is high at 16:9, which is at most the page. */
const SIZES = "(min-width: 960px) min(100vw, 1600px), 140vw";

/** Keys of the categories that the rooms are cleaned with, in their order. */
const ROOM_CATEGORIES = MAIN_CATEGORIES.map(slugOf);

/** Where a room's glass lies on a picture: its edges in per cent, from the start and from the top. */
type Place = readonly [start: number, top: number, end: number, bottom: number];

/** The five lit rooms on the wide picture and on that of phones, in the order of their categories. */
const PLACES: readonly { wide: Place; phone: Place }[] = [
  { wide: [47.3, 56.1, 80.4, 86.3], phone: [13.5, 67.3, 58.2, 92.5] },
  { wide: [71.8, 10, 89.2, 30.5], phone: [27.9, 9.5, 58.2, 27] },
  { wide: [55.2, 33.8, 71.8, 53.4], phone: [13.5, 29.3, 42.9, 46] },
  { wide: [80.4, 33.4, 98.3, 53.8], phone: [58.2, 48.1, 90.4, 65.3] },
  { wide: [80.4, 56.8, 98.3, 87.5], phone: [58.2, 67.8, 90.4, 93.7] },
];

const inset = ([start, top, end, bottom]: Place) => `${top}% ${100 - end}% ${100 - bottom}% ${start}%`;

/** What a room is called, and the category that keeps it clean; a catalogue without that category has no such room. */
function useRooms() {
  const { rooms } = useContent("commercial");
  const categories = useMenuCategories();
  return rooms.list.flatMap((name, index) => {
    const category = categories.find(({ key }) => key === ROOM_CATEGORIES[index]);
    return category ? [{ name, category, number: index + 1, place: PLACES[index] }] : [];
  });
}

/** The building at night, each lit room with its category's number. */
export function Facade() {
  const t = useContent("commercial");
  const rooms = useRooms();
  return (
    <div className={styles.building}>
      <BannerImage name="commercial" eager className={styles.picture} sizes={SIZES} />
      <ul aria-label={t.rooms.title}>
        {rooms.map(({ name, category, number, place }) =>
          place ? (
            <li key={category.key} style={{ "--wide": inset(place.wide), "--phone": inset(place.phone) }}>
              <Link href={categoryPath(category.key)}>
                <RoomNumber number={number} /> <span>{t.room(name, category.name)}</span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

function RoomNumber({ number }: { number: number }) {
  return (
    <b style={{ background: `var(--hue-${number})` }} aria-hidden="true">
      {number}
    </b>
  );
}

/** The rooms by number, name and category, each with the number of its products. */
export function RoomLegend() {
  return (
    <ol className={styles.legend}>
      {useRooms().map(({ name, category, number }) => (
        <li key={category.key}>
          <Link href={categoryPath(category.key)}>
            <RoomNumber number={number} />
            <span>{name}</span>{" "}
            <small>
              {category.name}, <span className="num">{category.productCount}</span>
            </small>
          </Link>
        </li>
      ))}
    </ol>
  );
}
