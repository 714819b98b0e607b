/** Konva by its parts: only the shapes that the board draws come with it. */
import 'konva/lib/shapes/Circle.js';
import 'konva/lib/shapes/Image.js';
import 'konva/lib/shapes/Label.js';
import 'konva/lib/shapes/Line.js';
import 'konva/lib/shapes/Path.js';
import 'konva/lib/shapes/Rect.js';
import 'konva/lib/shapes/Text.js';

export {
  Circle,
  Group,
  Image,
  Label,
  Layer,
  Line,
  Path,
  Rect,
  Shape,
  Stage,
  Tag,
  Text,
} from 'react-konva/lib/ReactKonvaCore.js';
