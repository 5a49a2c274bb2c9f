import type { Product } from "../../src/domain/product/product.ts";

/** A plain product for a test of rules; give it what the test is about. */
export function sampleProduct(given: Partial<Product> = {}): Product {
  return {
    id: "sulo-bin",
    name: "Bin",
    brand: "SULO",
    category: "General",
    subcategory: null,
    description: "",
    features: [],
    specifications: "",
    imageUrl: null,
    productUrl: null,
    serialNumber: null,
    fits: [],
    successor: null,
    price: null,
    isActive: true,
    createdAt: "2026-01-01T00:00:00.000Z",
    ...given,
  };
}
