import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './panels/fonts';
import './panels/theme.css';
import { App } from './panels/App';
import { ErrorBoundary } from './panels/ErrorBoundary';
import { watchMissingParts } from './panels/offline/missingPart';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

watchMissingParts();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
