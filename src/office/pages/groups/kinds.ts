import { queryOptions } from "@tanstack/react-query";
import type { GroupKind } from "../../../domain/office/groups.ts";
import type { PictureShape } from "../../../domain/product/pictures.ts";
import { answer, api } from "../../api.ts";

/** The part of the API for a kind, and where its list lies in the office. */
export const apiOf = (kind: GroupKind) => (kind === "brand" ? api.brands : api.categories);
export const pathOf = (kind: GroupKind) => (kind === "brand" ? "/brands" : "/categories");

export const listQuery = (kind: GroupKind) =>
  queryOptions({ queryKey: ["groups", kind], queryFn: () => answer(() => apiOf(kind).$get()) });

export const pageQuery = (kind: GroupKind, id: string) =>
  queryOptions({
    queryKey: ["groups", kind, id],
    queryFn: () => answer(() => apiOf(kind)[":id"].$get({ param: { id } })),
  });

export const versionsQuery = (kind: GroupKind, id: string) =>
  queryOptions({
    queryKey: ["groups", kind, id, "versions"],
    queryFn: () => answer(() => apiOf(kind)[":id"].versions.$get({ param: { id } })),
  });

export type GroupRow =
  Awaited<ReturnType<ReturnType<typeof apiOf>["$get"]>> extends { json(): Promise<infer Body> }
    ? Body extends { rows: (infer Row)[] }
      ? Row
      : never
    : never;

/** The column of a kind that names its picture, and the shape of that. */
export const PICTURE: Readonly<Record<GroupKind, { column: string; shape: PictureShape }>> = {
  brand: { column: "logo", shape: "logo" },
  category: { column: "banner", shape: "banner" },
};
