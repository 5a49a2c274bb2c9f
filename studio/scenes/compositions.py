"""The wide pictures by their names."""

import daylight_scenes
import place_scenes
import studio_scenes

SCENES = {
    "hero": place_scenes.hero,
    "equipments": studio_scenes.equipments,
    "washroom": studio_scenes.washroom,
    "chemicals-range": studio_scenes.chemicals_range,
    "tools": studio_scenes.tools,
    "waste": studio_scenes.waste,
    "floor-office": studio_scenes.floor_office,
    "floor-operations": studio_scenes.floor_operations,
    "floor-traffic": studio_scenes.floor_traffic,
    "floor-service": studio_scenes.floor_service,
    "quote": studio_scenes.quote,
    "floor-care": daylight_scenes.floor_care,
    "floor-care-phone": daylight_scenes.floor_care_phone,
    "workshop": studio_scenes.workshop,
    "vacuum": daylight_scenes.vacuum,
    "vacuum-phone": daylight_scenes.vacuum_phone,
    "chemicals": daylight_scenes.chemicals,
    "chemicals-phone": daylight_scenes.chemicals_phone,
    "healthcare": daylight_scenes.healthcare,
    "commercial": place_scenes.commercial,
    "commercial-phone": place_scenes.commercial_phone,
    "automation": place_scenes.automation,
    "automation-phone": place_scenes.automation_phone,
    "hospitality": place_scenes.hospitality,
    "solutions": place_scenes.solutions,
    "about": place_scenes.about,
}
