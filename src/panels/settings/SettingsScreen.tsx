import { SettingsForm } from './SettingsForm';

export function SettingsScreen({ onBack }: { readonly onBack: () => void }) {
  return (
    <main className="room">
      <h1>Settings</h1>
      <SettingsForm />
      <button type="button" className="plain-button" onClick={onBack}>
        Back
      </button>
    </main>
  );
}
