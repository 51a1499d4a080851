export {
  deleteMenu,
  insertCategory,
  insertService,
  listPricings,
  listServiceIds,
  listServices,
  savePricings,
} from './store.ts';
