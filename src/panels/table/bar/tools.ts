import type { IconName } from '../../../art/icons';
import { useCamera } from '../../../board/camera';
import { mayMeasure } from '../../../board/overlays/mayMeasure';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { useSettings } from '../../../store/settings';
import { openBook } from '../../rulebook/book';
import { useTable } from '../useTable';

/** A tool of the table, for the bar and, where that is narrow, for the menu. */
export interface ToolButton {
  readonly tool: string;
  readonly name: string;
  readonly icon: IconName;
  /** The key that does the same. */
  readonly hint?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** In the menu and not on the bar: where that is short, where it is narrow, on a phone held upright, or always. */
  readonly spare: 'short' | 'narrow' | 'phone' | 'always';
  readonly onPress: () => void;
}

export function useTools(): readonly ToolButton[] {
  const redo = useGame(store => store.redo);
  const canRedo = useGame(store => store.future.length > 0);
  const replaying = useGame(store => store.replaying);
  const { game, options, decision } = useTable();
  const measures = mayMeasure(options.help, decision);
  const arcs = useScreen(screen => screen.arcs);
  const tool = useScreen(screen => screen.tool);
  const threatsOpen = useScreen(screen => screen.threatsOpen);
  const show = useScreen(screen => screen.show);
  const toggleArcs = useScreen(screen => screen.toggleArcs);
  const turned = useCamera(camera => camera.view.turned);
  const { fit, zoom, turn } = useCamera.getState();
  const demo = useSettings(settings => settings.demo);
  const change = useSettings(settings => settings.change);
  const take = (one: 'ruler' | 'referee') => () => show({ tool: tool === one ? null : one, ruler: null });
  const tools: readonly ToolButton[] = [
    {
      tool: 'redo',
      name: 'Redo',
      icon: 'redo',
      hint: 'Ctrl Y',
      disabled: !canRedo,
      spare: 'always',
      onPress: () => redo(useScreen.getState().looking),
    },
    {
      tool: 'ruler',
      name: 'Ruler',
      icon: 'ruler',
      hint: 'R',
      pressed: tool === 'ruler',
      spare: 'phone',
      onPress: take('ruler'),
    },
    {
      tool: 'arcs',
      name: measures ? 'Arcs of all ships' : 'Arcs of all ships: only when the rules let you measure',
      icon: 'arcs',
      hint: 'A',
      pressed: arcs === 'all',
      disabled: !measures,
      spare: 'narrow',
      onPress: () => toggleArcs('all'),
    },
    {
      tool: 'threats',
      name:
        options.help === 'assisted' ? 'Where enemies can shoot' : 'Where enemies can shoot: only with assisted help',
      icon: 'threats',
      hint: 'T',
      pressed: threatsOpen,
      disabled: options.help !== 'assisted' || game.phase === 'setup',
      spare: 'narrow',
      onPress: () => show({ threatsOpen: !threatsOpen }),
    },
    { tool: 'fit', name: 'Whole table', icon: 'fit', hint: 'F', spare: 'short', onPress: fit },
    { tool: 'zoomIn', name: 'Closer', icon: 'zoomIn', hint: '+', spare: 'always', onPress: () => zoom(1.25) },
    { tool: 'zoomOut', name: 'Further', icon: 'zoomOut', hint: '-', spare: 'always', onPress: () => zoom(0.8) },
    {
      tool: 'turn',
      name: 'Turn the board',
      icon: 'turnBoard',
      pressed: turned,
      spare: 'short',
      onPress: () => turn(!turned),
    },
    {
      tool: 'rulebook',
      name: 'Rulebook',
      icon: 'help',
      hint: 'B',
      spare: 'narrow',
      onPress: () => openBook('round'),
    },
    {
      tool: 'demo',
      name: 'Show how it works',
      icon: 'target',
      pressed: demo,
      spare: 'short',
      onPress: () => change({ demo: !demo }),
    },
    {
      tool: 'referee',
      name: 'Set by hand',
      icon: 'referee',
      pressed: tool === 'referee',
      spare: 'short',
      onPress: take('referee'),
    },
  ];
  return replaying ? tools.filter(({ tool: one }) => one !== 'redo' && one !== 'referee') : tools;
}
