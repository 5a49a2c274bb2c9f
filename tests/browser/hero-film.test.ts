import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./site.ts";

const STILL = /\/scenes\/hero\./;
const FILMS = /\/hero\/night-floor\./;

const moving = (page: Page) => page.emulateMedia({ reducedMotion: "no-preference" });

describe("the film behind the headline", () => {
  test("is fetched after its still, and a film that fails leaves no trace", async ({ open }) => {
    const seen = Promise.withResolvers<void>();
    const page = await open("/", {
      expected: [FILMS],
      async before(fresh) {
        await moving(fresh);
        await fresh.route(FILMS, async (route) => {
          await seen.promise;
          await route.fulfill({ status: 404 });
        });
      },
    });
    const film = page.locator("video");
    expect(await film.evaluate((video: HTMLVideoElement) => [video.loop, video.muted])).toEqual([true, true]);
    seen.resolve();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("night-floor.mp4")),
    );
    await page.locator("video").waitFor({ state: "detached" });
    expect(await page.getByRole("status").allInnerTexts()).toEqual([""]);
  });

  test.for([
    ["with reduced motion", "reduce", false, true],
    ["with Save-Data", "no-preference", true, true],
    ["without its still", "no-preference", false, false],
  ] as const)("is not fetched %s", async ([, reducedMotion, saveData, hasStill], { open }) => {
    let films = 0;
    const page = await open("/", {
      expected: hasStill ? [] : [STILL],
      async before(fresh) {
        await fresh.emulateMedia({ reducedMotion });
        if (saveData) {
          await fresh.addInitScript(() => {
            Object.defineProperty(navigator, "connection", { value: { saveData: true } });
          });
        }
        if (!hasStill) await fresh.route(STILL, (route) => route.fulfill({ status: 404 }));
        await fresh.route(FILMS, (route) => {
          films += 1;
          return route.abort();
        });
      },
    });
    await page.waitForLoadState("networkidle");
    expect(await page.locator("video").count()).toBe(0);
    expect(films).toBe(0);
  });

  test("waits on a phone until the visitor touches or scrolls the page", async ({ open }) => {
    let films = 0;
    const page = await open("/", {
      viewport: "phone",
      async before(fresh) {
        await moving(fresh);
        await fresh.route(FILMS, (route) => {
          films += 1;
          return route.continue();
        });
      },
    });
    await page.waitForLoadState("networkidle");
    expect([films, await page.locator("video").count()]).toEqual([0, 0]);
    await page.evaluate(() => window.scrollTo(0, 40));
    await page.locator("video").waitFor({ state: "attached" });
    await expect.poll(() => films).toBeGreaterThan(0);
  });

  test("plays, about eight seconds, and begins with what its still shows", async ({ open }) => {
    const page = await open("/", { before: moving });
    await page.locator("video[data-playing]").waitFor();
    const still = await page.locator("main img").first().getAttribute("src");
    for (const type of ["video/webm", "video/mp4"]) {
      const film = await page.locator(`video source[type="${type}"]`).getAttribute("src");
      const found = await page.evaluate(firstFrame, { film: film ?? "", still: still ?? "" });
      expect(found.size).toEqual([1280, 720]);
      expect(found.seconds).toBeCloseTo(8, 1);
      // Of 255; half a second later it is more than 10.
      expect(found.difference, type).toBeLessThan(5);
    }
  });
});

/** In the page: a film's size and length, and how far its first frame is from the still, as a mean of 0 to 255. */
async function firstFrame({ film, still }: { film: string; still: string }) {
  const video = document.createElement("video");
  video.muted = true;
  video.src = film;
  const picture = new Image();
  picture.src = still;
  await picture.decode();
  // A film that was never shown has no pixels to give; one that plays may be further on when they are taken.
  const shown = new Promise((resolve, reject) => {
    video.requestVideoFrameCallback(resolve);
    video.addEventListener("error", reject);
  });
  video.preload = "auto";
  document.body.append(video);
  await shown;
  const pixels = (source: CanvasImageSource) => {
    const canvas = new OffscreenCanvas(320, 180);
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("no canvas");
    drawing.drawImage(source, 0, 0, 320, 180);
    return drawing.getImageData(0, 0, 320, 180).data;
  };
  const [one, other] = [pixels(video), pixels(picture)];
  await video.play();
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return {
    size: [video.videoWidth, video.videoHeight],
    seconds: video.duration,
    difference: sum / one.length,
  };
}
