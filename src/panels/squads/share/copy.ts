/**
 * Copies the text of a field. A page without TLS has no clipboard of its own, and a browser may refuse it to any:
 * then what is selected is copied the old way, and where that is forbidden too, it stays selected.
 */
export async function copyFrom(field: HTMLTextAreaElement | HTMLInputElement): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(field.value);
    return 'copied';
  } catch {
    field.focus();
    field.select();
    return copySelection() ? 'copied' : 'selected';
  }
}

function copySelection(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
