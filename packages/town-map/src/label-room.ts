/** The box of a name on the map, in CSS pixels. */
export interface LabelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const overlap = (a: LabelBox, b: LabelBox) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/**
 * Which names have room on the map. An earlier one wins over a later one, and markers win over names.
 * @param markers those of the boxes in their order, and whatever else covers the map
 * @returns for each box whether it is shown
 */
export function withRoom(boxes: readonly LabelBox[], markers: readonly LabelBox[]): boolean[] {
  const taken = [...markers];
  return boxes.map((box, index) => {
    // A name touches its own marker.
    const isFree = taken.every((other) => other === markers[index] || !overlap(box, other));
    if (isFree) taken.push(box);
    return isFree;
  });
}
