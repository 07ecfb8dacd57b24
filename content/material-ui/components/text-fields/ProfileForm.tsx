import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type Field = 'email' | 'password';
type Errors = Partial<Record<Field, string>>;

function validate(values: Record<Field, string>): Errors {
  const errors: Errors = {};
  if (!/^\S+@\S+\.\S+$/.test(values.email)) errors.email = 'Enter an address such as ada@example.com.';
  if (values.password.length < 12) errors.password = 'Use 12 characters or more.';
  return errors;
}

export default function ProfileForm() {
  const [values, setValues] = React.useState<Record<Field, string>>({ email: '', password: '' });
  const [errors, setErrors] = React.useState<Errors>({});
  const [sent, setSent] = React.useState(false);
  const inputs = {
    email: React.useRef<HTMLInputElement>(null),
    password: React.useRef<HTMLInputElement>(null),
  };

  const handleChange = (field: Field) => (event: React.ChangeEvent<HTMLInputElement>) => {
    setValues({ ...values, [field]: event.target.value });
    setSent(false);
    // An error goes away as soon as one mends it, and comes back on submit only.
    setErrors({ ...errors, [field]: undefined });
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const found = validate(values);
    setErrors(found);
    setSent(Object.keys(found).length === 0);
    if (found.email) inputs.email.current?.focus();
    else if (found.password) inputs.password.current?.focus();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 360 }}
    >
      <TextField
        required
        type="email"
        label="Email"
        autoComplete="email"
        value={values.email}
        onChange={handleChange('email')}
        inputRef={inputs.email}
        error={Boolean(errors.email)}
        helperText={errors.email ?? ' '}
      />
      <TextField
        required
        type="password"
        label="New password"
        autoComplete="new-password"
        value={values.password}
        onChange={handleChange('password')}
        inputRef={inputs.password}
        error={Boolean(errors.password)}
        helperText={errors.password ?? 'At least 12 characters.'}
      />
      <Button type="submit" variant="contained">
        Create account
      </Button>
      <Typography variant="body2" role="status" color="textSecondary">
        {sent ? 'The form is valid; it would be sent now.' : ''}
      </Typography>
    </Box>
  );
}
