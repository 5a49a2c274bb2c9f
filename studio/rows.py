"""What pictures take from the catalogue: a product's row, and the words of its label."""

import csv
import functools
import pathlib

CATALOGUE = pathlib.Path(__file__).resolve().parent.parent / "catalogue"
LABELLED = {"canister_5l", "jerrycan_20l", "spray_bottle", "pour_bottle", "powder_tub", "refill_pouch"}
SCENTED = {"fragrance_bottle", "aerosol_can"}


@functools.cache
def rows():
    """Every row of the sample catalogue by its article number."""
    found = {}
    for path in sorted(CATALOGUE.glob("products-*.csv")):
        with open(path, newline="") as file:
            found |= {row["article number"]: row for row in csv.DictReader(file)}
    return found


def specifications(row):
    """Value by label."""
    return dict(line.split(": ", 1) for line in row["specifications"].splitlines() if ": " in line)


def label_of(model, row):
    """Arguments that print the product's own words on its label; none for a model without a label."""
    if model not in LABELLED | SCENTED:
        return {}
    facts = specifications(row)
    volume = facts.get("Pack size") or facts.get("Volume")
    title, *parts = row["name"].split(", ")
    rest = [part for part in parts if not part.startswith(volume)]
    if model in SCENTED:
        # of a range of scents the scent is what differs
        kind = title.endswith(("Oil", "Refill"))
        scent, subtitle = (rest[0], title) if kind else (title, rest[0])
        return dict(scent=scent, subtitle=subtitle, volume=volume)
    acidity = next((f"{label}: {value}" for label, value in facts.items() if label.startswith("pH")), "")
    return dict(title=title, subtitle=", ".join(rest), volume=volume, note=use_of(facts), foot=acidity)


def use_of(facts):
    """How it is used, in one short line."""
    dilution = facts.get("Dilution", "").split(", ")[0]
    if dilution[:1].isdigit():
        return f"Dilution: {dilution}"
    return dilution[:1].upper() + dilution[1:] or next(f"{k}: {v}" for k, v in facts.items() if k != "Volume")
