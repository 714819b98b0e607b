import type Konva from 'konva';

/** A hand that moves the table has come to rest after so many milliseconds. */
const REST = 120;

/** While the table is moved by hand nothing on it is hit: the hidden picture that Konva looks it up in waits until it rests. */
export function hitsAtRest(stage: Konva.Stage): { readonly moved: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const settle = () => {
    timer = null;
    for (const layer of stage.getLayers()) {
      // Its own way of drawing hits comes back from its class.
      Reflect.deleteProperty(layer, 'drawHit');
      layer.drawHit();
    }
  };
  return {
    moved() {
      if (timer === null) for (const layer of stage.getLayers()) layer.drawHit = () => layer;
      else clearTimeout(timer);
      timer = setTimeout(settle, REST);
    },
    end() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
