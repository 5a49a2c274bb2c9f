import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { answer, api } from "../../api.ts";

/** How often the page says that it is open, and asks who else is here (ms). */
const EVERY = 8000;

/** Who else has this inquiry open, and whether they write; tells them the same of us. */
export function useReaders(id: string, writing: boolean) {
  const { data } = useQuery({
    queryKey: ["readers", id, writing],
    queryFn: () => answer(() => api.inquiries[":id"].reading.$put({ param: { id }, json: { writing } })),
    refetchInterval: EVERY,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  useEffect(
    () => () => {
      void api.inquiries[":id"].reading.$delete({ param: { id } }).catch(() => undefined);
    },
    [id],
  );
  return data?.readers ?? [];
}
