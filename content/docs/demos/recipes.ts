export interface Recipe {
  name: string;
  /** How long it takes. */
  time: string;
  portions: number;
  steps: string[];
}

export const recipes: [Recipe, ...Recipe[]] = [
  {
    name: 'Flatbread',
    time: '40 minutes',
    portions: 4,
    steps: [
      'Knead flour, water, oil and salt for five minutes. Let the dough rest under a bowl for twenty.',
      'Roll out four thin rounds, and bake each in a hot, dry pan until both sides have brown spots.',
    ],
  },
  {
    name: 'Red lentil soup',
    time: '30 minutes',
    portions: 3,
    steps: [
      'Soften an onion in butter, and stir in cumin and a spoon of tomato paste.',
      'Add lentils and water, simmer for twenty minutes, and finish with lemon.',
    ],
  },
  {
    name: 'Baked apples',
    time: '50 minutes',
    portions: 2,
    steps: [
      'Core the apples and fill them with nuts, raisins and honey.',
      'Bake them at 180 °C until the skin wrinkles, about forty minutes.',
    ],
  },
];
