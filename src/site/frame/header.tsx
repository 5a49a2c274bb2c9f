import { Link } from "@tanstack/react-router";
import { NavigationMenu } from "radix-ui";
import { type MouseEvent, useState } from "react";
import { company } from "../../content/en/company.ts";
import { frameWords } from "../../content/en/frame.ts";
import { buttonClass } from "../../ui/button.ts";
import { Icon } from "../../ui/icon.tsx";
import { toListing } from "../links.ts";
import { BrandsMenu } from "./brands-menu.tsx";
import { CategoriesMenu } from "./categories-menu.tsx";
import { Drawer } from "./drawer.tsx";
import { Mark } from "./mark.tsx";
import { useCurrentSection } from "./current-section.ts";
import { useScrolled } from "./scrolled.ts";
import styles from "./header.module.css";

/** The sticky header of every page (spec §2). `overNight`: transparent over a night block until scrolled. */
export function Header({ overNight }: { overNight: boolean }) {
  const scrolled = useScrolled();
  const section = useCurrentSection();
  const [menu, setMenu] = useState("");
  const [drawer, setDrawer] = useState(false);
  const openDrawer = (event: MouseEvent) => {
    event.preventDefault();
    setDrawer(true);
  };
  const clear = overNight && !scrolled && menu === "";
  const closeMenu = () => setMenu("");
  return (
    <header
      className={`${styles.bar} ${overNight ? styles.over : ""} ${clear ? "night" : ""}`}
      data-scrolled={scrolled || undefined}
      data-open={menu === "" ? undefined : ""}
    >
      <div className={`page ${styles.inner}`}>
        <Link to="/" className={styles.home} aria-label={frameWords.home}>
          <Mark word={company.shortName} />
        </Link>
        <NavigationMenu.Root
          className={styles.nav}
          aria-label={frameWords.mainNavigation}
          value={menu}
          onValueChange={setMenu}
          delayDuration={80}
        >
          <NavigationMenu.List className={styles.list}>
            <NavigationMenu.Item>
              <Link to="/about" className={styles.item} activeProps={{ "aria-current": "page" }}>
                {frameWords.about}
              </Link>
            </NavigationMenu.Item>
            <NavigationMenu.Item value="categories">
              <NavigationMenu.Trigger
                className={styles.item}
                data-current={section === "categories" || undefined}
              >
                {frameWords.categories} <Icon name="down" />
              </NavigationMenu.Trigger>
              <NavigationMenu.Content forceMount className={styles.sheet}>
                <CategoriesMenu onChoose={closeMenu} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
            <NavigationMenu.Item value="brands">
              <NavigationMenu.Trigger
                className={styles.item}
                data-current={section === "brands" || undefined}
              >
                {frameWords.brands} <Icon name="down" />
              </NavigationMenu.Trigger>
              <NavigationMenu.Content forceMount className={styles.sheet}>
                <BrandsMenu onChoose={closeMenu} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
            <NavigationMenu.Item>
              <Link to="/contact" className={styles.item} activeProps={{ "aria-current": "page" }}>
                {frameWords.contact}
              </Link>
            </NavigationMenu.Item>
          </NavigationMenu.List>
        </NavigationMenu.Root>
        <div className={styles.end}>
          <Link
            {...toListing()}
            className={`${buttonClass(clear ? "line" : "solid", "small")} ${styles.view}`}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ "aria-current": "page" }}
          >
            {frameWords.viewProducts}
          </Link>
          {/* Without JavaScript the button leads to the same links in the footer. */}
          <a
            className={styles.menuButton}
            href="#site-footer"
            role="button"
            aria-haspopup="dialog"
            onClick={openDrawer}
          >
            {frameWords.menu} <Icon name="menu" />
          </a>
        </div>
      </div>
      <Drawer open={drawer} onClose={() => setDrawer(false)} />
    </header>
  );
}
