/** What is drawn: `coast` divides land from sea, `island` is land in the sea. */
export type SketchKind =
  | 'coast'
  | 'island'
  | 'lake'
  | 'river'
  | 'stream'
  | 'canal'
  | 'park'
  | 'motorway'
  | 'main'
  | 'road'
  | 'pier';

/** A shape of the built-in map, drawn by hand and simplified. Points are 'longitude,latitude', separated by spaces. */
export interface Sketch {
  kind: SketchKind;
  points: string;
  name?: string;
  /** For a coast: the corners that close it on the land side and on the sea side, from its last point to its first. */
  land?: string;
  sea?: string;
}
