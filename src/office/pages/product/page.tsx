import { useQuery } from "@tanstack/react-query";
import { may } from "../../../domain/office/permissions.ts";
import { Failed, Loading } from "../../components/states.tsx";
import { meQuery } from "../../queries.ts";
import { Editor } from "./editor.tsx";
import { productQuery } from "./product-query.ts";

/** One product: what is known of it beside what visitors will see. */
export function ProductPage({ id }: { id: string }) {
  const product = useQuery(productQuery(id));
  const me = useQuery(meQuery);
  if (product.isError && !product.data)
    return <Failed page error={product.error} again={() => void product.refetch()} />;
  if (!product.data || !me.data) return <Loading page rows={10} />;
  return <Editor key={id} product={product.data} mayChange={may(me.data.role, "product.change")} />;
}
