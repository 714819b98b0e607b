import { useEffect, useState } from 'react';
import type { Source } from './library/arrivals';

/**
 * Squads that are pasted or dropped anywhere on the page. A text field keeps its own paste. Says whether something is
 * being held over the page.
 */
export function useArrivals(onSources: (sources: readonly Source[]) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null) => {
      const sources = data ? sourcesIn(data) : [];
      if (sources.length === 0) return;
      event.preventDefault();
      onSources(sources);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isTextField(event.target)) take(event, event.clipboardData);
    };
    const drag = (event: DragEvent) => {
      if (isTextField(event.target)) return;
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      // A file that nobody takes would be opened by the browser, in place of this page.
      if (!isTextField(event.target) || event.dataTransfer?.files.length) take(event, event.dataTransfer);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    addEventListener('paste', paste);
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('paste', paste);
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onSources]);
  return over;
}

/** Files where there are any, else the text, if it says anything. */
function sourcesIn(data: DataTransfer): readonly Source[] {
  const files = [...data.files];
  if (files.length > 0) return files;
  const text = data.getData('text');
  return text.trim() ? [text] : [];
}

const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Where people write: what is pasted there is meant for it. */
function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !target.readOnly && !NO_TEXT.includes(target.type);
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLElement && target.isContentEditable;
}
