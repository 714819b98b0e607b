import { ICONS, type IconName } from '../art/icons';
import { TOKEN_ART, TOKEN_SHAPES, type TokenPiece } from '../art/tokens';
import './Icon.css';

interface Sizes {
  /** In pixels; as high as the text around it if left out. */
  readonly size?: number | undefined;
  /** Only where no text beside it says the same. */
  readonly title?: string | undefined;
}

/** The strokes and shapes of an icon, for use inside an svg. */
function Parts({ name }: { readonly name: IconName }) {
  return ICONS[name].map(({ d, fill, stroke, opacity }) => (
    <path
      key={d}
      d={d}
      fill={fill ? 'currentColor' : 'none'}
      fillRule="evenodd"
      stroke={stroke === undefined ? 'none' : 'currentColor'}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
    />
  ));
}

function Box({ size, title, children }: Sizes & { readonly children: React.ReactNode }) {
  const box = {
    className: 'icon',
    viewBox: '0 0 24 24',
    width: size ?? '1em',
    height: size ?? '1em',
    focusable: false,
  } as const;
  if (title === undefined) {
    return (
      <svg {...box} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...box} role="img" aria-label={title}>
      <title>{title}</title>
      {children}
    </svg>
  );
}

/** One of our icons, in the colour of the text. */
export function Icon({ name, size, title }: Sizes & { readonly name: IconName }) {
  return (
    <Box size={size} title={title}>
      <Parts name={name} />
    </Box>
  );
}

/** A token as it lies on the table: its shape, its colours and its icon. */
export function TokenIcon({ piece, size, title }: Sizes & { readonly piece: TokenPiece }) {
  const { shape, fill, ink, icon } = TOKEN_ART[piece];
  const { d, icon: share } = TOKEN_SHAPES[shape];
  const edge = 12 * (1 - share);
  return (
    <Box size={size} title={title}>
      <path d={d} fill={fill} />
      <g color={ink} transform={`translate(${edge} ${edge}) scale(${share})`}>
        <Parts name={icon} />
      </g>
    </Box>
  );
}
