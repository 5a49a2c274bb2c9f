"""What a picture is rendered from, as one short mark: it changes when the picture would.

A mark covers the model's name and arguments, the code that draws it (the model and whatever it uses of
models, geometry and materials; words of explanation do not count) and the numbers that say how it is rendered.
"""

import ast
import functools
import hashlib
import json
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
# positions and types say nothing about the drawing; Python's versions differ in the rest
SILENT = ("ctx", "kind", "type_comment", "type_params", "type_ignores")


def module_name(path):
    """`models.bins` for models/bins.py."""
    return ".".join(path.relative_to(HERE).with_suffix("").parts)


def is_text(node):
    """True for an explanation: a string that stands alone."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def told(node):
    """A piece of code as plain lists, the same in every version of Python, without explanations."""
    if isinstance(node, list):
        return [told(part) for part in node if not is_text(part)]
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [(name, told(value)) for name, value in ast.iter_fields(node) if name not in SILENT]
    return [type(node).__name__, *((name, value) for name, value in fields if value not in ([], "None"))]


def assigned(node):
    """Names that a top-level statement gives a value."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]


@functools.cache
def modules():
    """Of every module: its top-level statements by name, and what it imports, as name -> (module, name)."""
    found = {}
    for path in [HERE / "geometry.py", HERE / "materials.py", *sorted((HERE / "models").glob("*.py"))]:
        body = ast.parse(path.read_text()).body
        own = {name: node for node in body for name in assigned(node)}
        taken = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        found[module_name(path)] = (own, taken)
    return found


@functools.cache
def code_of(module, name):
    """Everything that a function or constant uses, itself included: (module, name) pairs, in order."""
    seen, left = set(), [(module, name)]
    while left:
        place = left.pop()
        own, taken = modules().get(place[0], ({}, {}))
        if place in seen or place[1] not in own:
            continue
        seen.add(place)
        used = {node.id for node in ast.walk(own[place[1]]) if isinstance(node, ast.Name)}
        left += [taken.get(word, (place[0], word)) for word in used]
    return sorted(seen)


@functools.cache
def drawing(module, model):
    """Mark of the code that draws a model."""
    code = [[*place, told(modules()[place[0]][0][place[1]])] for place in code_of(module, model)]
    return hashlib.sha256(json.dumps(code).encode()).hexdigest()


def fingerprint(module, entry, settings):
    """Mark of a picture: entry as in pictures.json, settings as whatever else decides how it comes out."""
    facts = [settings, entry["model"], entry["args"], drawing(f"models.{module}", entry["model"])]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]
