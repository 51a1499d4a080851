export interface SaleKey {
  businessId: number;
  saleId: number;
}
