import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './panels/theme.css';
import { ErrorBoundary } from './panels/ErrorBoundary';
import { FirstScreen } from './panels/FirstScreen';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <FirstScreen />
    </ErrorBoundary>
  </StrictMode>,
);
