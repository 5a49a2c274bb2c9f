import { sceneWords } from "../../content/en/scenes.ts";
import { OwnPicture } from "../picture/own-picture.tsx";
import { useLoading } from "../picture/use-loading.ts";
import { useMedia } from "../picture/use-media.ts";
import { CATEGORY_SCENES, type SceneName } from "../scene/scene-names.ts";
import { SCENE } from "../scene/scene-picture.tsx";
import styles from "./category-picture.module.css";

/** Half the page's column; on phones and tablets, where products come first, none is shown and none fetched. */
const SIZES = "(min-width: 1360px) 640px, (min-width: 960px) 48vw, 1px";

/** The category's own wide picture beside its heading; nothing where it has none or it can't be had. */
export function CategoryPicture({ number }: { number: number }) {
  const scene = CATEGORY_SCENES[number - 1];
  return scene ? <Shown scene={scene} /> : null;
}

function Shown({ scene }: { scene: SceneName }) {
  const url = useMedia(`scenes/${scene}.avif`);
  const { state, image } = useLoading();
  if (url === null || state === "failed") return null;
  return (
    <div className={styles.frame}>
      <OwnPicture
        {...image}
        {...SCENE}
        sizes={SIZES}
        url={url}
        alt={sceneWords[scene]}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
