/** Finishes of walls and floors. */
export type WallFinish = 'plaster' | 'half' | 'panel' | 'tile' | 'slats' | 'disc' | 'arch';
export type FloorMaterial = 'planks' | 'concrete' | 'tiles' | 'check';
