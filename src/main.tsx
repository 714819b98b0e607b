import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './panels/fonts';
import './panels/theme.css';
import { App } from './panels/App';
import { go } from './panels/address';
import { ErrorBoundary } from './panels/ErrorBoundary';
import { watchMissingParts } from './panels/offline/missingPart';
import { WORDS } from './panels/words';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

watchMissingParts();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary way={{ words: WORDS.problem.first, go: () => go('') }}>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
