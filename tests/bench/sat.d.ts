/** As much of sat as the bench uses; the package brings no types. */
declare module 'sat' {
  class Vector {
    constructor(x: number, y: number);
  }
  class Polygon {
    constructor(at: Vector, corners: Vector[]);
  }
  const SAT: {
    readonly Vector: typeof Vector;
    readonly Polygon: typeof Polygon;
    testPolygonPolygon(a: Polygon, b: Polygon): boolean;
  };
  export default SAT;
}
