export {
  deleteMenu,
  insertCategory,
  insertService,
  listPricings,
  listServiceIds,
  listServices,
  savePricings,
  updateFromPrice,
} from './store.ts';
